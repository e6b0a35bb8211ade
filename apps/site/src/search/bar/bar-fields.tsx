import type { IconName } from '@marram/ui/icon/icon-names.ts'
import { BarField } from './bar-field.tsx'
import { type BarPart, type BarScope, barParts } from './bar-scope.ts'

const icons: Readonly<Record<BarPart, IconName>> = {
  where: 'map-pin',
  arrival: 'calendar-days',
  nights: 'moon',
  guests: 'users',
}

type BarFieldsProps = Readonly<{
  scope: BarScope
  summary: Readonly<Record<BarPart, string>>
  onNarrow: (part: BarPart) => void
}>

export function BarFields({ scope, summary, onNarrow }: BarFieldsProps) {
  return barParts.map((part) => (
    <BarField key={part} part={part} icon={icons[part]} value={summary[part]} scope={scope} onNarrow={onNarrow} />
  ))
}
