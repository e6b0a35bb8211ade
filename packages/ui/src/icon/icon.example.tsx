import type { Example } from '../gallery/example.ts'
import { Icon } from './icon.tsx'
import { iconNames } from './icon-names.ts'

export const title = 'Icon'

export const examples: Example[] = [
  {
    name: 'all',
    element: (
      <ul className="component-gallery__icons">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'sizes, filled, with an accessible name',
    element: (
      <p className="row">
        <Icon name="sauna" size="small" />
        <Icon name="sauna" />
        <Icon name="sauna" size="large" />
        <Icon name="heart" filled />
        <Icon name="check" label="ja" />
      </p>
    ),
  },
]
