import type { Example } from '../gallery/example.ts'
import { Checkbox } from './checkbox.tsx'

export const title = 'Checkbox'

export const examples: Example[] = [
  {
    name: 'with counts',
    element: (
      <div className="component-gallery__narrow">
        <Checkbox label="Sauna" count="76" defaultChecked />
        <Checkbox label="Kaminofen" count="121" />
        <Checkbox label="Allergikerfreundlich" count="0" disabled />
      </div>
    ),
  },
  {
    name: 'with an error',
    element: (
      <div className="component-gallery__narrow">
        <Checkbox
          top
          label="Ich habe die Mietbedingungen gelesen und bin mit ihnen einverstanden."
          error="Ohne Ihr Einverständnis können wir nicht buchen."
        />
      </div>
    ),
  },
]
