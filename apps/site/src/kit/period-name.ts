import { arrivalPeriod } from '@marram/domain/arrival-period'
import type { IsoDay } from '@marram/domain/iso-day'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { monthNames } from '@marram/i18n/month-names'

/** `isMonths`: the name says when without further words, while a range needs one such as "arrival". */
export type PeriodName = Readonly<{ text: string; isMonths: boolean }>

/** Names several arrival days: a month by its name, a run of weeks by its ends. Null for one day, or days with gaps. */
export function periodName(days: readonly IsoDay[], today: IsoDay, edition: EditionKey): PeriodName | null {
  const period = arrivalPeriod(days, today)
  switch (period?.kind) {
    case 'months':
      return { text: monthNames(edition, period.months), isMonths: true }
    case 'weeks':
      return { text: formatFor(edition).dayRange(period.from, period.until), isMonths: false }
    default:
      return null
  }
}
