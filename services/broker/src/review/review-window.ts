import { copenhagenDay, epochDay, type IsoDay, isoDayFromEpoch } from '@marram/domain/iso-day'

const windowYears = 2

/** Reviews from this day on are shown: the same day two years ago, 1 March for 29 February. */
export function firstShownDay(now: Date): IsoDay {
  const today = copenhagenDay(now)
  const year = String(Number(today.slice(0, 4)) - windowYears)
  return isoDayFromEpoch(epochDay(`${year}${today.slice(4)}`))
}
