import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { bookingOptions } from '@marram/domain/booking-option'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Party } from '@marram/domain/party'

export type DrawnStay = { readonly arrival: IsoDay; readonly duration: number; readonly party: Party }
export type Random = () => number

const durations = [2, 3, 4, 5, 7, 9, 10, 14, 21, 28]

/** Two of three stays are bookable, with discounted ones over-represented; the rest are drawn blindly. */
export function drawStay({ pricePlan }: LodgingPage, random: Random): DrawnStay {
  const party = drawParty(pricePlan, random)
  const { firstBookable, endsOn } = pricePlan
  const days = Math.max(1, daysBetween(firstBookable, endsOn))
  if (random() < 0.33)
    return { arrival: addDays(firstBookable, pickIndex(days, random)), duration: pick(durations, random) ?? 7, party }
  const window = { from: firstBookable, days, firstBookable }
  const offered = bookingOptions({
    prices: pricePlan,
    window,
    taken: pricePlan.taken,
    durations,
    currency: 'EUR',
    party,
  })
  const reduced = offered.filter(({ discountTags }) => discountTags.length > 0)
  const found = pick(reduced.length > 0 && random() < 0.5 ? reduced : offered, random)
  return { arrival: found?.arrival ?? firstBookable, duration: found?.duration ?? 7, party }
}

function drawParty({ maxPersons, maxPets }: LodgingPage['pricePlan'], random: Random): Party {
  const adults = 1 + pickIndex(maxPersons, random)
  const isTooMany = random() < 0.05
  const children = isTooMany ? maxPersons : pickIndex(maxPersons - adults + 1, random)
  return { adults, children, infants: pickIndex(2, random), pets: pickIndex(maxPets + 1, random) }
}

function pickIndex(count: number, random: Random): number {
  return Math.floor(random() * count)
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[pickIndex(list.length, random)]
}
