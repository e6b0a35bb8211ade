import type { Currency } from './money.ts'

/** The steps of the price slider in whole kroner and euro. Of equal length, so that positions carry over. */
export const priceSteps: Readonly<Record<Currency, readonly number[]>> = {
  DKK: [
    1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 9000, 10000, 12000, 14000, 16000, 18000, 20000,
    25000, 30000, 35000, 40000, 50000, 60000,
  ],
  EUR: [
    250, 300, 350, 400, 475, 550, 600, 675, 800, 950, 1100, 1200, 1350, 1600, 1900, 2150, 2400, 2700, 3350, 4000, 4700,
    5350, 6700, 8000,
  ],
}

/**
 * The same step of the slider in the other currency. Rounds an amount between two steps up, so that a language switch
 * never hides an affordable house; caps it at the last step.
 */
export function convertPriceStep(amount: number, from: Currency, to: Currency): number {
  if (from === to) return amount
  const position = priceSteps[from].findIndex((step) => step >= amount)
  const converted = priceSteps[to].at(position)
  if (converted === undefined) throw new RangeError(`The price steps of ${from} and ${to} differ in length`)
  return converted
}
