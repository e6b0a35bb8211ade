import { useState } from 'react'
import type { Example } from '../gallery/example.ts'
import { RangeSlider, Slider } from './slider.tsx'

export const title = 'Slider'

const euro = (value: number) => `${value.toLocaleString('de-DE')} €`

function Distance() {
  const [value, setValue] = useState(500)
  return (
    <Slider
      label="Höchstens bis zum Meer"
      min={0}
      max={2000}
      step={100}
      value={value}
      onChange={setValue}
      format={(metres) => `${metres} m`}
    />
  )
}

function PriceRange() {
  const [value, setValue] = useState<[number, number]>([500, 1500])
  return (
    <RangeSlider
      label="Preis für den Aufenthalt"
      low={{ label: 'Preis von' }}
      high={{ label: 'Preis bis' }}
      min={250}
      max={3000}
      step={250}
      value={value}
      onChange={setValue}
      format={euro}
    />
  )
}

export const examples: Example[] = [
  {
    name: 'one thumb',
    element: (
      <div className="component-gallery__narrow">
        <Distance />
      </div>
    ),
  },
  {
    name: 'two thumbs',
    element: (
      <div className="component-gallery__narrow">
        <PriceRange />
      </div>
    ),
  },
]
