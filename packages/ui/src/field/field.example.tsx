import type { Example } from '../gallery/example.ts'
import { Field } from './field.tsx'

export const title = 'Field'

export const examples: Example[] = [
  {
    name: 'around any control',
    element: (
      <Field label="Anreise" hint="Im Juli nur samstags." optional="optional">
        {(control) => <input {...control} className="input" type="date" />}
      </Field>
    ),
  },
]
