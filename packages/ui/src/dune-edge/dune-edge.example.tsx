import type { Example } from '../gallery/example.ts'
import { DuneEdge } from './dune-edge.tsx'

export const title = 'Dune edge'

export const examples: Example[] = [
  {
    name: 'above the footer',
    element: (
      <div>
        <DuneEdge />
        <div className="footer component-gallery__deep">Marram</div>
      </div>
    ),
  },
]
