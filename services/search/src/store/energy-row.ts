import { type EnergyBasis, meterUse, usedDuring } from '@marram/domain/energy-estimate'
import { meteredAmount } from '@marram/domain/item-charge'
import { type Currency, wholeUnits } from '@marram/domain/money'
import type { ItemPrice } from '@marram/domain/price-plan'

/** Estimated consumption of a house per meter and month; precomputed, since every search for costs needs it. */
export type EnergyRow = Readonly<{
  /** By meter. */
  unitPrices: Readonly<Record<Currency, readonly number[]>>
  /** Two per meter and month: for the house and per person, per night. NaN in months without an estimate. */
  uses: Float64Array
}>

type MeteredStay = Readonly<{ nights: number; persons: number }>

const months = 12
const perMeter = months * 2

/** Undefined if a meter has no estimate in any month; most have readings in some seasons only. */
export function energyRow(items: readonly ItemPrice[], energy: EnergyBasis): EnergyRow | undefined {
  const meters = items.filter(({ chargeType }) => chargeType === 'metered')
  const uses = new Float64Array(meters.length * perMeter)
  for (const [at, meter] of meters.entries()) {
    let isKnown = false
    for (let month = 1; month <= months; month += 1) {
      const use = meterUse(energy, meter, month)
      if (use !== null) isKnown = true
      uses.set([use?.perNight ?? Number.NaN, use?.perPersonNight ?? Number.NaN], at * perMeter + (month - 1) * 2)
    }
    if (!isKnown) return undefined
  }
  const pricesIn = (currency: Currency) => meters.map(({ unitPrice }) => unitPrice[currency])
  return { unitPrices: { DKK: pricesIn('DKK'), EUR: pricesIn('EUR') }, uses }
}

/** In minor units, rounded as on a card; NaN in a month without an estimate. */
export function energyCost({ unitPrices, uses }: EnergyRow, currency: Currency, month: number, stay: MeteredStay) {
  let sum = 0
  for (const [at, unitPrice] of unitPrices[currency].entries()) {
    const from = at * perMeter + (month - 1) * 2
    const use = { perNight: uses[from] ?? 0, perPersonNight: uses[from + 1] ?? 0 }
    sum += meteredAmount(unitPrice, usedDuring(use, stay.nights, stay.persons))
  }
  return wholeUnits(sum)
}
