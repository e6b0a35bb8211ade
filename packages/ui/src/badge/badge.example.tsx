import type { Example } from '../gallery/example.ts'
import { Badge } from './badge.tsx'

export const title = 'Badge'

export const examples: Example[] = [
  {
    name: 'kinds',
    element: (
      <p className="row">
        <Badge>8 Personen</Badge>
        <Badge kind="new">Neu</Badge>
        <Badge kind="last-minute">Last Minute</Badge>
        <Badge kind="info">4 Filter</Badge>
        <Badge kind="positive">Am günstigsten</Badge>
        <Badge kind="negative">Belegt</Badge>
        <Badge href="#teilzeit">Teilzeit</Badge>
      </p>
    ),
  },
]
