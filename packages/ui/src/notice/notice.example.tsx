import type { Example } from '../gallery/example.ts'
import { Notice } from './notice.tsx'

export const title = 'Notice'

export const examples: Example[] = [
  { name: 'info', element: <Notice>Im Juli ist die Anreise nur samstags möglich.</Notice> },
  { name: 'good', element: <Notice kind="good">Umbuchen können Sie bis 13. April für 85 €.</Notice> },
  { name: 'sand', element: <Notice kind="sand">Bettwäsche und Handtücher bringen Sie selbst mit.</Notice> },
  {
    name: 'error',
    element: (
      <Notice kind="error" announce>
        Wir konnten die Preise gerade nicht laden. Nichts ist verloren, bitte versuchen Sie es gleich noch einmal.
      </Notice>
    ),
  },
]
