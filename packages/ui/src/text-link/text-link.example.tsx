import type { Example } from '../gallery/example.ts'
import { TextLink } from './text-link.tsx'

export const title = 'Text link'

export const examples: Example[] = [
  {
    name: 'with an arrow',
    element: (
      <p>
        <TextLink href="#text-link" iconAfter="arrow-right">
          Alle 10 Orte
        </TextLink>
      </p>
    ),
  },
]
