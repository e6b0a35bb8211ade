import { setImmediate as nextTurn } from 'node:timers/promises'
import { editions } from '@marram/domain/edition'
import { lastMinuteIndex, optionsIndex } from '@marram/domain/search-index'
import { type Engine, setScene } from './engine.ts'
import { findOptionView } from './view.ts'

/**
 * What most searches need, before the first guest asks: who is free on every day for every length, and the cheapest
 * stay of every length, at any time and at the last minute. Requests are answered in between.
 */
export async function warmUp(engine: Engine, now: Date): Promise<void> {
  const { calendar } = engine.store
  for (let day = 0; day < calendar.days; day += 1) {
    engine.stays.prepareDay(day)
    await nextTurn()
  }
  // Editions that share a currency share its prices.
  const languages = new Map(editions.map(({ currency, languageId }) => [currency, languageId])).values()
  for (const language of languages) {
    for (const name of [optionsIndex(language, null), lastMinuteIndex(language)]) {
      const view = findOptionView(name)
      if (view === null) continue
      const { market, base } = setScene(engine, view, now)
      for (let nights = 1; nights <= calendar.longest; nights += 1) {
        engine.stays.preparePrices(base.days, nights, market)
        await nextTurn()
      }
      engine.stays.preparePrices(base.days, null, market)
    }
  }
}
