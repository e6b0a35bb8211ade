import type { Currency } from '@marram/domain/money'
import type { Store } from '../store/store.ts'

/** What comes on top of the rent of a stay when nothing optional is chosen. */
export function chargesOf(store: Store, currency: Currency, row: number, nights: number, persons: number): number {
  const { perStay, perNight, perPerson, perPersonNight } = store.prices[currency].charges
  const once = (perStay[row] ?? 0) + persons * (perPerson[row] ?? 0)
  return once + nights * ((perNight[row] ?? 0) + persons * (perPersonNight[row] ?? 0))
}
