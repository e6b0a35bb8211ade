import { addDays, daysBetween, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { type Stay, staysOverlap } from '@marram/domain/stay'
import type { House } from '../house/house.ts'
import { type SeasonKey, seasonKeyOf, seasonRules } from '../prices/calendar.ts'
import { createRandom, type Random } from '../random.ts'
import { chanceOfGuests, comingDays, drawBookedOn, drawTiming, pastDays, type Timing } from './occupancy.ts'

export type TakenStay = Stay & {
  kind: 'guest' | 'owner'
  adults: number
  children: number
  infants: number
  pets: number
  createdAt: string
}

const noGuests = { adults: 0, children: 0, infants: 0, pets: 0 }

/** Draws a timestamp within office hours. */
export function officeInstant(day: IsoDay, random: Random): string {
  const minute = random.int(9 * 60, 20 * 60 - 1)
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${day}T${clock}:00+01:00`
}

export function drawParty(house: House, random: Random) {
  const persons = Math.max(1, Math.min(house.persons, Math.round(house.persons * random.range(0.5, 1.02))))
  const children = persons >= 3 && random.chance(0.6) ? random.int(1, Math.max(1, Math.floor(persons / 2))) : 0
  return {
    adults: persons - children,
    children,
    infants: random.chance(0.09) ? 1 : 0,
    pets: house.petsMax > 0 && random.chance(0.55) ? random.int(1, house.petsMax) : 0,
  }
}

/** Many owners use their house for a week in spring or two weeks in summer, since the law expects them to use it. */
function ownerWeeks({ ownerKind }: House, today: IsoDay, random: Random): TakenStay[] {
  if (ownerKind === 'trader') return []
  const year = Number(today.slice(0, 4))
  const until = addDays(today, comingDays)
  const blocks = [year - 1, year, year + 1].flatMap((each) => {
    const spring = addDays(`${each}-04-01`, random.int(0, 70))
    const summer = addDays(`${each}-06-10`, random.int(0, 90))
    return [
      ...(random.chance(0.35) ? [{ arrival: spring, departure: addDays(spring, random.int(4, 9)) }] : []),
      ...(random.chance(0.35) ? [{ arrival: summer, departure: addDays(summer, random.int(7, 14)) }] : []),
    ]
  })
  return blocks
    .filter(({ arrival }) => arrival < until)
    .map((block) => ({ ...block, kind: 'owner', ...noGuests, createdAt: ownerNotice(block.arrival, today, random) }))
}

function ownerNotice(arrival: IsoDay, today: IsoDay, random: Random): string {
  const noticed = addDays(arrival, -random.int(120, 300))
  return officeInstant(noticed < today ? noticed : addDays(today, -random.int(5, 60)), random)
}

function isFree(taken: readonly Stay[], stay: Stay): boolean {
  return taken.every((other) => !staysOverlap(other, stay))
}

/** A rental week: its Saturday, its season, and the probability of a booking. */
export type Week = { saturday: IsoDay; key: SeasonKey; chance: number }

/** All weeks on record, computed once for all houses. */
export function weeksAround(today: IsoDay): Week[] {
  const saturday = addDays(today, -pastDays + ((13 - isoWeekday(addDays(today, -pastDays))) % 7))
  return Array.from({ length: Math.floor((pastDays + comingDays) / 7) }, (_, index) => {
    const day = addDays(saturday, index * 7)
    const key = seasonKeyOf(day)
    return { saturday: day, key, chance: chanceOfGuests(key, day, today) }
  })
}

/** An arrival before the Saturday falls into the week before, so the rules of that week apply. */
function isAllowed({ key }: Week, before: SeasonKey | undefined, { shift, nights }: Timing): boolean {
  const { arrivalDays, minNights, wholeWeeks } = seasonRules[shift < 0 ? (before ?? key) : key]
  const weekday = ((6 + shift + 6) % 7) + 1
  return arrivalDays.includes(weekday) && nights >= minNights && (!wholeWeeks || nights % 7 === 0)
}

function guestStay(week: Week, before: SeasonKey | undefined, house: House, today: IsoDay, random: Random) {
  if (!random.chance(week.chance)) return null
  const timing = drawTiming(week.key, random)
  if (!isAllowed(week, before, timing)) return null
  const arrival = addDays(week.saturday, timing.shift)
  const createdAt = officeInstant(drawBookedOn(arrival, today, random), random)
  const departure = addDays(arrival, timing.nights)
  return { arrival, departure, kind: 'guest', ...drawParty(house, random), createdAt } as const
}

/** All stays and owner weeks of one house, sorted and without overlap. */
export function staysOf(seed: string, house: House, weeks: readonly Week[], today: IsoDay): TakenStay[] {
  const random = createRandom(seed, 'stays', house.id)
  const from = addDays(today, -Math.min(pastDays, daysBetween(house.publishedOn, today)))
  const taken: TakenStay[] = []
  const take = (stay: TakenStay) => {
    if (stay.arrival > from && stay.createdAt.slice(0, 10) < stay.arrival && isFree(taken, stay)) taken.push(stay)
  }
  for (const block of ownerWeeks(house, today, random)) take(block)
  weeks.forEach((week, index) => {
    const stay = guestStay(week, weeks[index - 1]?.key, house, today, random)
    if (stay) take(stay)
  })
  return taken.sort((a, b) => (a.arrival < b.arrival ? -1 : 1))
}
