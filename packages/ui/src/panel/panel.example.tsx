import type { Example } from '../gallery/example.ts'
import { Panel } from './panel.tsx'

export const title = 'Panel'

export const examples: Example[] = [
  { name: 'lifted', element: <Panel>Ihre Angaben sind gespeichert.</Panel> },
  { name: 'flat', element: <Panel flat>Schlüssel gibt es im Büro Blåvand.</Panel> },
]
