import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { stayRefusal } from '@marram/domain/rent'
import { type Stay, staysOverlap } from '@marram/domain/stay'
import type { House } from '../catalogue/house/house.ts'
import type { Season } from '../catalogue/prices/calendar.ts'
import { createRandom, type Random } from '../catalogue/random.ts'
import { drawBookedOn } from '../catalogue/stays/occupancy.ts'
import { drawParty, officeInstant, type TakenStay } from '../catalogue/stays/stays.ts'

/** Share of all houses: the rest of the year is emptier than a real one, but a desk is about these days. */
const changeOverShare = 0.15
/** The chance of each day, counted from today: most change today, so that even a small agency has something to do. */
const firstDay = -9
const weights = [2, 2, 1, 1, 1, 1, 2, 2, 1, 14, 7, 3, 2, 1, 1, 2, 4, 4, 3, 1, 1, 1, 2, 4, 4, 2]
const days = weights.map((weight, index) => [firstDay + index, weight] as const)

/** A stay that begins or ends around today, if the season's rules allow one and the house is free. */
export function stayAroundToday(
  seed: string,
  house: House,
  taken: readonly TakenStay[],
  { seasons, today }: { readonly seasons: readonly Season[]; readonly today: IsoDay },
): TakenStay[] {
  const random = createRandom(seed, 'around-today', house.id)
  if (!random.chance(changeOverShare) || house.publishedOn > addDays(today, -60)) return []
  const day = addDays(today, random.weighted(days))
  const isArrival = random.chance(0.55)
  const rules = seasons.map((season) => ({ ...season, weekPrice: { DKK: 1, EUR: 1 } }))
  const stay = drawNights(random)
    .map((nights): Stay => {
      return isArrival
        ? { arrival: day, departure: addDays(day, nights) }
        : { arrival: addDays(day, -nights), departure: day }
    })
    .find((one) => stayRefusal(rules, one) === null && taken.every((other) => !staysOverlap(other, one)))
  if (!stay) return []
  const createdAt = officeInstant(drawBookedOn(stay.arrival, today, random), random)
  return [{ ...stay, kind: 'guest', ...drawParty(house, random), createdAt }]
}

/** Lengths to try: a week first, as most guests stay one, then short breaks of any length, since not every day is a change day. */
function drawNights(random: Random): number[] {
  const others = random.sample([3, 4, 5, 6, 10, 2], 6)
  return random.chance(0.55) ? [7, ...others] : [...others, 7]
}
