import type { Currency } from '@marram/domain/money'
import { energyCost } from '../store/energy-row.ts'
import type { Store } from '../store/store.ts'

/** Charges on top of the rent of a stay without optional items. */
export function chargesOf(store: Store, currency: Currency, row: number, nights: number, persons: number): number {
  const { perStay, perNight, perPerson, perPersonNight } = store.prices[currency].charges
  const once = (perStay[row] ?? 0) + persons * (perPerson[row] ?? 0)
  return once + nights * ((perNight[row] ?? 0) + persons * (perPersonNight[row] ?? 0))
}

type PricedStay = Readonly<{ day: number; nights: number; price: number }>

/** The price of a stay with estimated energy; NaN if it can't be estimated. */
export function holidayCostOf(
  { energy, calendar }: Store,
  currency: Currency,
  row: number,
  { day, nights, price }: PricedStay,
  persons: number,
): number {
  const energyRow = energy[row]
  if (energyRow === undefined) return Number.NaN
  return price + energyCost(energyRow, currency, calendar.monthOf[day] ?? 1, { nights, persons })
}
