import { editionByKey } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import type { DayState } from '@marram/domain/stay-calendar'
import type { StayPosition } from '@marram/domain/stay-position'
import { type StayTexts, spokenDay } from './stay-texts.ts'

/** Everything that colour, place and a struck-through number say, in words. */
export function dayLabel(day: IsoDay, state: DayState, position: StayPosition, texts: StayTexts): string {
  return [spokenDay(day, texts), positionWord(position, texts), ...stateWords(state, texts)]
    .filter((part) => part !== null)
    .join(', ')
}

function positionWord(position: StayPosition, { texts }: StayTexts): string | null {
  if (position === null) return null
  return { arrival: texts.day.chosen, inside: texts.day.inside, departure: texts.day.leaving }[position]
}

function stateWords(state: DayState, { edition, format, texts }: StayTexts): string[] {
  const { currency } = editionByKey(edition)
  if (state.kind === 'arrival') {
    const { duration, price, normalPrice } = state.offer
    const offered = texts.day.arrival(texts.nights(duration), format.money(price, currency))
    return normalPrice > price ? [offered, texts.day.reduced(format.money(normalPrice, currency))] : [offered]
  }
  if (state.kind === 'no-arrival' && state.durations.length > 0) {
    return [texts.day.other(nightsList(state.durations))]
  }
  return [texts.day[state.kind]]
}

/** "3–6, 14": runs are read as one, since a long stay may have any number of nights. */
export function nightsList(durations: readonly number[]): string {
  const runs: [number, number][] = []
  for (const nights of durations) {
    const run = runs.at(-1)
    if (run && run[1] === nights - 1) run[1] = nights
    else runs.push([nights, nights])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
