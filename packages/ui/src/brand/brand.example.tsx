import type { Example } from '../gallery/example.ts'
import { Brand } from './brand.tsx'

export const title = 'Brand'

export const examples: Example[] = [
  {
    name: 'link and plain',
    element: (
      <p className="row">
        <Brand name="Marram" href="#brand" />
        <Brand name="Marram" />
      </p>
    ),
  },
]
