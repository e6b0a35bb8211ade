import type { Currency } from '@marram/domain/money'
import { energyCost } from '../store/energy-row.ts'
import type { Store } from '../store/store.ts'

/** What comes on top of the rent of a stay when nothing optional is chosen. */
export function chargesOf(store: Store, currency: Currency, row: number, nights: number, persons: number): number {
  const { perStay, perNight, perPerson, perPersonNight } = store.prices[currency].charges
  const once = (perStay[row] ?? 0) + persons * (perPerson[row] ?? 0)
  return once + nights * ((perNight[row] ?? 0) + persons * (perPersonNight[row] ?? 0))
}

type PricedStay = Readonly<{ day: number; nights: number; price: number }>

/** A stay with what the meters are likely to say; NaN where nobody can tell. */
export function holidayCostOf(
  { energy, calendar }: Store,
  currency: Currency,
  row: number,
  { day, nights, price }: PricedStay,
  persons: number,
): number {
  const own = energy[row]
  if (own === undefined) return Number.NaN
  return price + energyCost(own, currency, calendar.monthOf[day] ?? 1, { nights, persons })
}
