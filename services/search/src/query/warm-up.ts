import { setImmediate as nextTurn } from 'node:timers/promises'
import { arrivalWindow, defaultDuration } from '@marram/domain/change-day'
import { editions, type LanguageId } from '@marram/domain/edition'
import { addDays, epochDay, isoDayFromEpoch, isoWeekday } from '@marram/domain/iso-day'
import { lastMinuteIndex, optionsIndex } from '@marram/domain/search-index'
import { type Engine, setScene } from './engine.ts'
import { findOptionView } from './view.ts'

/**
 * Computes what most searches need before the first guest: the free houses per day and length, and the cheapest stay
 * per length, at any time and at the last minute. Yields to requests in between.
 */
export async function warmUp(engine: Engine, now: Date): Promise<void> {
  for (let day = 0; day < engine.store.calendar.days; day += 1) {
    engine.stays.prepareDay(day)
    await nextTurn()
  }
  await preparePrices(engine, now)
}

/**
 * Computes the cheapest stay per length, at any time and at the last minute. After a booking this takes a few
 * milliseconds for one house, which the next guest without a date would otherwise wait for.
 */
export async function preparePrices(engine: Engine, now: Date, ending?: AbortSignal): Promise<void> {
  const { longest } = engine.store.calendar
  for (const language of languagesByCurrency()) {
    for (const name of [optionsIndex(language, null), lastMinuteIndex(language)]) {
      const view = findOptionView(name)
      if (view === null) continue
      const { market, base } = setScene(engine, view, now)
      for (let nights = 1; nights <= longest; nights += 1) {
        if (ending?.aborted) return
        engine.stays.preparePrices(base.days, nights, market)
        await nextTurn()
      }
      engine.stays.preparePrices(base.days, null, market)
    }
  }
}

/**
 * Computes the price of a week from every changeover weekend: most guests select one, and the list, its order and the
 * price slider read it. Runs after the service is ready, because it only saves time.
 */
export async function prepareWeekends(engine: Engine, now: Date, ending?: AbortSignal): Promise<void> {
  const { calendar } = engine.store
  const first = isoDayFromEpoch(calendar.firstDay)
  const saturday = addDays(first, (6 - isoWeekday(first) + 7) % 7)
  const weekends = Array.from({ length: Math.floor(calendar.days / 7) }, (_, week) => addDays(saturday, 7 * week))
  for (const weekend of weekends) {
    if (ending?.aborted) return
    const days = new Uint8Array(calendar.days)
    for (const day of arrivalWindow(weekend)) days[epochDay(day) - calendar.firstDay] = 1
    for (const language of languagesByCurrency()) {
      const view = findOptionView(optionsIndex(language, null))
      if (view === null) continue
      engine.stays.preparePrices(days, defaultDuration, setScene(engine, view, now).market)
      await nextTurn()
    }
  }
}

/** Editions with the same currency share prices. */
function languagesByCurrency(): Iterable<LanguageId> {
  return new Map(editions.map(({ currency, languageId }) => [currency, languageId])).values()
}
