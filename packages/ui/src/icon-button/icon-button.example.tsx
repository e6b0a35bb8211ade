import type { Example } from '../gallery/example.ts'
import { IconButton } from './icon-button.tsx'

export const title = 'Icon button'

export const examples: Example[] = [
  {
    name: 'appearances',
    element: (
      <p className="row">
        <IconButton icon="menu" label="Menü öffnen" />
        <IconButton icon="heart" label="Haus W1421 merken" appearance="solid" aria-pressed={false} />
        <IconButton icon="plus" label="Mehr" appearance="edge" />
        <IconButton icon="minus" label="Weniger" appearance="edge" disabled />
        <IconButton icon="heart" label="Merkliste, 3 Häuser" count={3} href="#icon-button" />
      </p>
    ),
  },
]
