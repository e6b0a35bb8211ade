import type { Example } from '../gallery/example.ts'
import { Tabs } from './tabs.tsx'

export const title = 'Tabs'

export const examples: Example[] = [
  {
    name: 'three',
    element: (
      <Tabs
        label="Über das Haus"
        tabs={[
          { key: 'story', label: 'Beschreibung', content: 'Hinter der ersten Düne, mit Blick aufs Meer.' },
          { key: 'rooms', label: 'Räume', content: 'Drei Schlafzimmer, zwei Bäder.' },
          { key: 'rules', label: 'Hausordnung', content: 'Im Haus wird nicht geraucht.' },
        ]}
      />
    ),
  },
]
