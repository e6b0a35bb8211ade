import { defaultDuration } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import type { BarMessages } from '@marram/i18n/messages/bar/en'

/** The length that prices are for; a last-minute search has any, and its weekly prices are for seven nights. */
export function lengthText(criteria: Criteria, { nights }: BarMessages): string {
  const duration = criteria.get('duration')?.value
  if (typeof duration === 'object') return nights.between(Number(duration[0]), Number(duration[1]))
  return nights.value(typeof duration === 'number' ? duration : defaultDuration)
}
