import { useState } from 'react'
import type { Example } from '../gallery/example.ts'
import { Stepper } from './stepper.tsx'

export const title = 'Stepper'

function Adults() {
  const [value, setValue] = useState(5)
  return (
    <p>
      <Stepper
        label="Erwachsene"
        less="Eine Person weniger"
        more="Eine Person mehr"
        value={value}
        min={1}
        max={6}
        onChange={setValue}
      />
    </p>
  )
}

export const examples: Example[] = [{ name: 'one to six', element: <Adults /> }]
