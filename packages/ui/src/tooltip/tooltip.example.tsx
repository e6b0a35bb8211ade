import type { Example } from '../gallery/example.ts'
import { Icon } from '../icon/icon.tsx'
import { Tooltip } from './tooltip.tsx'

export const title = 'Tooltip'

export const examples: Example[] = [
  {
    name: 'on a button',
    element: (
      <p>
        <Tooltip text="Gezählt wird der Fußweg bis zum Strand.">
          {(attributes) => (
            <button {...attributes} type="button" className="button button--text">
              150 m zum Meer <Icon name="info" />
            </button>
          )}
        </Tooltip>
      </p>
    ),
  },
]
