import type { Example } from '../gallery/example.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

export const title = 'Tooltip'

export const examples: Example[] = [
  {
    name: 'names a button that is only an icon',
    element: (
      <div className="row">
        <IconButton icon="share-2" label="Haus teilen" appearance="edge" />
        <Tooltip />
      </div>
    ),
  },
]
