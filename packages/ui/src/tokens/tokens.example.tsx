import type { Example } from '../gallery/example.ts'

export const title = 'Tokens'

const colours =
  'ink sea-700 sea-500 sea-200 foam sand-50 sand-100 sand-300 sand-700 marram-600 marram-100 coral berry positive negative star'.split(
    ' ',
  )
const texts = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs']

export const examples: Example[] = [
  {
    name: 'colours',
    element: (
      <ul className="component-gallery__swatches">
        {colours.map((colour) => (
          <li key={colour}>
            <i style={{ background: `var(--${colour})` }} />
            {colour}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'type',
    element: (
      <div className="stack stack--sm">
        {texts.map((size) => (
          <p
            key={size}
            style={{
              fontSize: `var(--text-${size})`,
              fontFamily: size.endsWith('xl') ? 'var(--font-display)' : 'var(--font-text)',
              lineHeight: 1.2,
            }}
          >
            Ihr Haus hinter den Dünen
          </p>
        ))}
      </div>
    ),
  },
]
