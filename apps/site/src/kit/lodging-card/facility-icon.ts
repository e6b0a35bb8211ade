import { facilityAppearance } from '@marram/domain/facility/appearance'
import type { IconName } from '@marram/ui/icon/icon-names.ts'

const byKey = new Map<string, IconName>(Object.entries(facilityAppearance).map(([key, { icon }]) => [key, icon]))

export function facilityIcon(key: string): IconName {
  return byKey.get(key) ?? 'check'
}
