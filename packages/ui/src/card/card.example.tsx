import type { Example } from '../gallery/example.ts'
import { Card } from './card.tsx'

export const title = 'Card'

export const examples: Example[] = [
  {
    name: 'surface',
    element: (
      <Card className="component-gallery__narrow">
        <div className="card__body">
          <b>Büro Blåvand</b>
          <p>Schlüssel gibt es am Anreisetag von 15 bis 18 Uhr.</p>
        </div>
      </Card>
    ),
  },
]
