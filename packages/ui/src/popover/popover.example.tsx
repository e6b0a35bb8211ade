import { Button } from '../button/button.tsx'
import type { Example } from '../gallery/example.ts'
import { Popover } from './popover.tsx'

export const title = 'Popover'

export const examples: Example[] = [
  {
    name: 'beside its button',
    element: (
      <div>
        <Popover
          label="Was ist inbegriffen?"
          trigger={(attributes) => (
            <Button {...attributes} icon="info">
              Was ist inbegriffen?
            </Button>
          )}
        >
          Miete, Endreinigung und alle Gebühren. Strom und Wasser rechnen wir nach Verbrauch ab.
        </Popover>
      </div>
    ),
  },
  {
    name: 'hides by itself',
    element: (
      <div>
        <Popover
          label="Link kopiert"
          autoHideMs={3000}
          trigger={(attributes) => <Button {...attributes}>Link kopieren</Button>}
        >
          Der Link ist kopiert.
        </Popover>
      </div>
    ),
  },
]
