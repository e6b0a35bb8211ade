import { nearestSaturday } from '@marram/domain/change-day'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import type { StayOffer } from '@marram/domain/stay-calendar'
import type { StripWeek } from '../../kit/week-strip/week-strip.tsx'

export type LodgingWeek = StripWeek & Readonly<{ offer: StayOffer | null }>

const weeksShown = 52

type Year = Readonly<{ firstBookable: IsoDay; duration: number; chosenArrival: IsoDay | null }>

/**
 * The coming year of one house: the cheapest offer around each Saturday, the Saturday itself if prices are equal. The
 * chosen week shows the chosen stay, whose dates and price the guest sees beside it.
 */
export function lodgingWeeks(
  offers: readonly StayOffer[],
  { firstBookable, duration, chosenArrival }: Year,
): LodgingWeek[] {
  const byWeek = Map.groupBy(offers, ({ arrival }) => nearestSaturday(arrival))
  const first = nearestSaturday(firstBookable)
  return Array.from({ length: weeksShown }, (_, index) => {
    const saturday = addDays(first, 7 * index)
    const ofWeek = byWeek.get(saturday) ?? []
    const cheapest = ofWeek.reduce<StayOffer | null>(
      (best, one) => (best === null || isBetter(one, best, saturday) ? one : best),
      null,
    )
    const offer = ofWeek.find((one) => one.arrival === chosenArrival) ?? cheapest
    const arrival = offer?.arrival ?? (saturday < firstBookable ? firstBookable : saturday)
    return { saturday, arrival, departure: addDays(arrival, duration), price: offer?.price ?? null, offer }
  })
}

function isBetter(one: StayOffer, best: StayOffer, saturday: IsoDay): boolean {
  if (one.price !== best.price) return one.price < best.price
  return one.arrival === saturday
}
