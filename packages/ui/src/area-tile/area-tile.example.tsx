import type { Example } from '../gallery/example.ts'
import { pictures } from '../gallery/pictures.ts'
import { AreaTile } from './area-tile.tsx'

export const title = 'Area tile'

export const examples: Example[] = [
  {
    name: 'in their grid',
    element: (
      <div className="area-grid">
        <div className="area-grid__item area-grid__item--large">
          <AreaTile
            href="#blavand"
            name="Blåvand"
            text="Leuchtturm, breiter Strand, kurze Wege"
            count="214 Häuser"
            picture={pictures.blavand}
          />
        </div>
        <div className="area-grid__item">
          <AreaTile
            href="#henne"
            name="Henne Strand"
            text="Hohe Dünen und Heide"
            count="168 Häuser"
            picture={pictures.henne}
          />
        </div>
      </div>
    ),
  },
]
