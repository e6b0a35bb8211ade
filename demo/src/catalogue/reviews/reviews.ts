import type { EditionKey } from '@marram/domain/edition'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { House } from '../house/house.ts'
import { createRandom, type Random } from '../random.ts'
import { yearSeason } from '../stays/consumption.ts'
import { officeInstant, type TakenStay } from '../stays/stays.ts'
import type { Sentence, Usage } from '../texts/sentence.ts'
import { drawGuest } from './guests.ts'
import { writeReview } from './review-text.ts'
import type { Occasion } from './topics.ts'

export type Review = {
  /** Null for a review of a stay older than the stays on record. */
  stayIndex: number | null
  language: EditionKey
  name: string
  place: string
  isoCountry: string
  date: IsoDay
  rating: number
  hasHadAfterCare: boolean
  text: Sentence
  response: Sentence | null
  responseTime: string | null
}

const yearDays = 365
/** Reviews start this many years before the stays on record. */
const olderYears = 3
const olderPerYear = 1.62
const newestDays = 21

function drawRating(quality: number, random: Random): number {
  return random.weighted([
    [5, 54 + quality * 22],
    [4, 30],
    [3, 9 - quality * 3],
    [2, 3.6 - quality],
    [1, 1.4],
  ] as const)
}

type Visit = { arrival: IsoDay; date: IsoDay; stayIndex: number | null; occasion: Occasion }

function responseFor(rating: number, response: Sentence, date: IsoDay, today: IsoDay, random: Random) {
  const answered = addDays(date, random.int(1, 9))
  const isAnswered = random.chance(rating === 5 ? 0.18 : rating === 4 ? 0.3 : 0.85) && answered <= today
  return isAnswered
    ? { response, responseTime: officeInstant(answered, random) }
    : { response: null, responseTime: null }
}

function reviewOf({ date, stayIndex, occasion }: Visit, today: IsoDay, random: Random, usage: Usage): Review {
  const rating = drawRating(occasion.house.quality, random)
  // Pages show the newest reviews of all houses together; older ones only with their house.
  const isNew = daysBetween(date, today) <= newestDays
  const { text, response } = writeReview(occasion, rating, random, usage, isNew ? date : null)
  return {
    stayIndex,
    ...drawGuest(occasion.hasChildren, random),
    date,
    rating,
    hasHadAfterCare: rating <= 3 && random.chance(0.7),
    text,
    ...responseFor(rating, response, date, today, random),
  }
}

function recentVisits(house: House, stays: readonly TakenStay[], today: IsoDay, random: Random): Visit[] {
  return stays.flatMap((stay, stayIndex) => {
    const date = addDays(stay.departure, random.int(1, 16))
    if (stay.kind !== 'guest' || date > today || !random.chance(0.7)) return []
    const occasion = {
      house,
      season: yearSeason(stay.arrival),
      hasChildren: stay.children > 0,
      hasDog: stay.pets > 0,
      isLargeParty: stay.adults + stay.children >= 9,
      mayReturn: daysBetween(house.publishedOn, stay.arrival) > 3 * yearDays,
    }
    return [{ arrival: stay.arrival, date, stayIndex, occasion }]
  })
}

/** Some houses get many more reviews than others: the counts are distributed exponentially. */
function olderVisits(house: House, until: IsoDay, random: Random): Visit[] {
  const span = Math.min(olderYears * yearDays, daysBetween(house.publishedOn, until) - 30)
  if (span <= 0) return []
  const popularity = Math.min(4, -Math.log(1 - random.next()))
  const count = Math.round(popularity * olderPerYear * (span / yearDays))
  return Array.from({ length: count }, () => {
    const date = addDays(until, -random.int(1, span))
    const arrival = addDays(date, -random.int(9, 20))
    const occasion = {
      house,
      season: yearSeason(arrival),
      hasChildren: house.persons >= 4 && random.chance(0.5),
      hasDog: house.petsMax > 0 && random.chance(0.5),
      isLargeParty: house.persons >= 10,
      mayReturn: daysBetween(house.publishedOn, arrival) > 3 * yearDays,
    }
    return { arrival, date, stayIndex: null, occasion }
  })
}

/** Sorted oldest first, so that a higher id is a newer review. */
export function reviewsOf(
  seed: string,
  house: House,
  stays: readonly TakenStay[],
  today: IsoDay,
  usage: Usage,
): Review[] {
  const random = createRandom(seed, 'reviews', house.id)
  const visits = [
    ...olderVisits(house, addDays(today, -yearDays - 20), random),
    ...recentVisits(house, stays, today, random),
  ]
  visits.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return visits.map((visit) => reviewOf(visit, today, random, usage))
}

/** Rounded to one decimal, as stored and shown; null without reviews. */
export function averageRating(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}
