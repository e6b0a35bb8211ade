import type { Example } from '../gallery/example.ts'
import { SectionHead } from './section-head.tsx'

export const title = 'Section head'

export const examples: Example[] = [
  {
    name: 'with a way on',
    element: (
      <SectionHead
        title="Wo möchten Sie aufwachen?"
        intro="Von Søndervig bis Rømø: jeder Ort hat sein eigenes Stück Strand."
        link={{ href: '#section-head', label: 'Alle 10 Orte' }}
        level={3}
      />
    ),
  },
]
