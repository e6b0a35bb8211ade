import { defaultSchedule, type OpeningSchedule, type WeeklyRule } from '@marram/domain/opening-hours'
import { calendarWords } from '@marram/i18n/calendar-words'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'

/** The opening hours of a whole week in one line. */
export function describeOpeningHours(
  edition: EditionKey,
  { content }: Messages,
  { rules }: OpeningSchedule = defaultSchedule,
): string {
  const words = calendarWords[edition]
  const format = formatFor(edition)
  const span = (names: readonly string[], numbers: readonly number[]): string => {
    const [first, last] = [names[(numbers[0] ?? 1) - 1] ?? '', names[(numbers.at(-1) ?? 1) - 1] ?? '']
    return first === last ? first : content.hours.range(first, last)
  }
  const describe = ({ weekdays, months, hours }: WeeklyRule): string[] => {
    if (hours === null) return []
    const days = span(words.weekdays, weekdays)
    const season = months === undefined ? days : `${days} (${span(words.months, months)})`
    return [content.hours.open(season, format.hour(hours.opens / 60), format.hour(hours.closes / 60))]
  }
  const text = rules.flatMap(describe).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
