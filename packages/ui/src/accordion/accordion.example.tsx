import type { Example } from '../gallery/example.ts'
import { Accordion } from './accordion.tsx'

export const title = 'Accordion'

export const examples: Example[] = [
  {
    name: 'one open at a time',
    element: (
      <Accordion
        name="faq"
        items={[
          {
            key: 'key',
            title: 'Wo bekomme ich den Schlüssel?',
            content: 'Im Büro Ihres Ortes, ab 15 Uhr.',
            open: true,
          },
          {
            key: 'power',
            title: 'Wie wird der Strom abgerechnet?',
            content: 'Nach Zählerstand, zum Preis des Versorgers.',
          },
          { key: 'dog', title: 'Darf der Hund mit?', content: 'In 684 Häusern, und am Strand an der Leine.' },
        ]}
      />
    ),
  },
]
