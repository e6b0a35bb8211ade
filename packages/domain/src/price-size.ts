import { type Currency, minorPerWhole } from './money.ts'

export type PriceSize = 1 | 2 | 3 | 4

/** Where the second, third and fourth size begin, in whole euro per night. */
const sizeStarts = [50, 100, 150] as const
/** The middle of the band that the krone has kept to the euro since 1999. */
const kronerPerEuro = 7.46

/** How dear a house is by the night, coarse enough to count by and the same in every edition. */
export function priceSize(price: number, nights: number, currency: Currency): PriceSize {
  const perNight = price / minorPerWhole / Math.max(1, nights)
  const euro = currency === 'DKK' ? perNight / kronerPerEuro : perNight
  const [second, third, fourth] = sizeStarts
  if (euro < second) return 1
  if (euro < third) return 2
  return euro < fourth ? 3 : 4
}
