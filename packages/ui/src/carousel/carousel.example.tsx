import type { Example } from '../gallery/example.ts'
import { pictures } from '../gallery/pictures.ts'
import { Picture } from '../picture/picture.tsx'
import { Carousel } from './carousel.tsx'

export const title = 'Carousel'

export const examples: Example[] = [
  {
    name: 'pictures',
    element: (
      <div className="component-gallery__narrow">
        <Carousel
          label="Bilder von Haus W1421"
          previousLabel="Vorheriges Bild"
          nextLabel="Nächstes Bild"
          position={(current, total) => `Bild ${current} von ${total}`}
          slides={[pictures.black, pictures.living, pictures.terrace].map((picture) => ({
            key: picture.src,
            content: <Picture {...picture} />,
          }))}
        />
      </div>
    ),
  },
]
