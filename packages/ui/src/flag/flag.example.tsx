import type { Example } from '../gallery/example.ts'
import { Flag } from './flag.tsx'

export const title = 'Flag'

export const examples: Example[] = [
  {
    name: 'three editions',
    element: (
      <p className="row">
        <Flag language="da" /> Dansk <Flag language="de" /> Deutsch <Flag language="en" /> English
      </p>
    ),
  },
]
