import type { OpeningSchedule, WeeklyRule } from '@marram/domain/opening-hours'
import { calendarWords } from '@marram/i18n/calendar-words'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import type { Messages } from '@marram/i18n/messages/en'

/** The opening hours of a whole week in one line; a cached page cannot know the current time. */
export function hoursOfWeek({ rules }: OpeningSchedule, edition: EditionKey, { content }: Messages): string {
  const words = calendarWords[edition]
  const format = formatFor(edition)
  const name = (names: readonly string[], numbers: readonly number[]): string =>
    spansOf(numbers)
      .map(([first, last]) => [names[first - 1] ?? '', names[last - 1] ?? ''] as const)
      .map(([first, last]) => (first === last ? first : content.hours.range(first, last)))
      .join(', ')
  const describe = ({ weekdays, months, hours }: WeeklyRule): string[] => {
    if (hours === null) return []
    const days = name(words.weekdays, weekdays)
    const season = months === undefined ? days : `${days} (${name(words.months, months)})`
    return [content.hours.open(season, format.clock(hours.opens), format.clock(hours.closes))]
  }
  const text = rules.flatMap(describe).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** First and last number of each row without a gap. */
function spansOf(numbers: readonly number[]): [number, number][] {
  const spans: [number, number][] = []
  for (const number of numbers) {
    const newest = spans.at(-1)
    if (newest?.[1] === number - 1) newest[1] = number
    else spans.push([number, number])
  }
  return spans
}
