import { useState } from 'react'
import type { Example } from '../gallery/example.ts'
import { Segmented } from './segmented.tsx'

export const title = 'Segmented'

function Nights() {
  const [value, setValue] = useState('7')
  return (
    <Segmented
      legend="Dauer"
      name="nights"
      value={value}
      onChange={setValue}
      options={[
        { value: '3', label: '3', note: 'Nächte' },
        { value: '4', label: '4', note: 'Nächte' },
        { value: '5', label: '5', note: 'Nächte', disabled: true },
        { value: '7', label: '7', note: 'Nächte' },
      ]}
    />
  )
}

export const examples: Example[] = [
  {
    name: 'nights',
    element: (
      <div className="component-gallery__narrow">
        <Nights />
      </div>
    ),
  },
]
