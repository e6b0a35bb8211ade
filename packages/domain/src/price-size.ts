import { type Currency, minorPerWhole } from './money.ts'

export type PriceSize = 1 | 2 | 3 | 4

/** Lower bounds of the second, third and fourth size, in whole euro per night. */
const sizeStarts = [50, 100, 150] as const
/** The centre of the krone's fixed band to the euro since 1999. */
const kronerPerEuro = 7.46

/** Price bucket per night for statistics, equal in every edition. */
export function priceSize(price: number, nights: number, currency: Currency): PriceSize {
  const perNight = price / minorPerWhole / Math.max(1, nights)
  const euro = currency === 'DKK' ? perNight / kronerPerEuro : perNight
  const [second, third, fourth] = sizeStarts
  if (euro < second) return 1
  if (euro < third) return 2
  return euro < fourth ? 3 : 4
}
