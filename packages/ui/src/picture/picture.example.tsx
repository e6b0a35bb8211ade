import type { Example } from '../gallery/example.ts'
import { pictures } from '../gallery/pictures.ts'
import { Picture } from './picture.tsx'

export const title = 'Picture'

export const examples: Example[] = [
  { name: 'fixed size, twice as sharp where the screen is', element: <Picture {...pictures.living} /> },
  {
    name: 'grows with the page, above the fold',
    element: (
      <Picture {...pictures.blavand} alt="Leuchtturm in den Dünen" widths={[412, 795, 1232]} sizes="100vw" priority />
    ),
  },
]
