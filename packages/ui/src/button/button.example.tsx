import type { Example } from '../gallery/example.ts'
import { Button } from './button.tsx'
import { buttonColours } from './button-colour.ts'

const sizes = ['tiny', 'small', 'medium', 'large'] as const

export const title = 'Button'

export const examples: Example[] = [
  ...buttonColours.map((colour) => ({
    name: colour,
    element: (
      <p className="row">
        {sizes.map((size) => (
          <Button key={size} colour={colour} size={size}>
            Ansehen
          </Button>
        ))}
        <Button colour={colour} shape="pill">
          Mehr lesen
        </Button>
      </p>
    ),
  })),
  {
    name: 'states and contents',
    element: (
      <p className="row">
        <Button colour="CTA" disabled>
          Nicht verfügbar
        </Button>
        <Button colour="Complementary Sand" shape="pill">
          🐚 Mit Emoji vorn
        </Button>
        <Button colour="Primary" href="#button" iconAfter="arrow-right">
          Als Link
        </Button>
        <Button colour="Text" icon="share-2">
          Textknopf
        </Button>
      </p>
    ),
  },
  {
    name: 'wide',
    element: (
      <Button colour="CTA" size="large" wide>
        312 Häuser ansehen
      </Button>
    ),
  },
]
