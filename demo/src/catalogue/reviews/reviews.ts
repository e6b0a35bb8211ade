import type { AspectRatings } from '@marram/domain/guest-review'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import { nights } from '@marram/domain/stay'
import type { House } from '../house/house.ts'
import { createRandom, type Random } from '../random.ts'
import { yearSeason } from '../stays/consumption.ts'
import { officeInstant, type TakenStay } from '../stays/stays.ts'
import type { Facts, Sentence } from '../texts/sentence.ts'
import { aspectRatings } from './aspect-ratings.ts'
import { dogNames, drawGuest, type Guest } from './guests.ts'
import { olderPerYear, olderYears, type PlaceOf, reviewedShare, yearDays } from './pace.ts'
import { type Seen, type Subject, writeAnswer, writeReview } from './review-text.ts'
import { stayFacts } from './stay-facts.ts'
import type { Occasion } from './topics.ts'

export type Review = Guest & {
  /** Null for a review of a stay older than the stays on record. */
  stayIndex: number | null
  date: IsoDay
  rating: number
  aspects: AspectRatings
  hasHadAfterCare: boolean
  text: Sentence
  /** Praised and criticised topics, from which scores and filters can be derived. */
  subjects: readonly Subject[]
  response: Sentence | null
  responseTime: string | null
}

function drawRating(quality: number, random: Random): number {
  return random.weighted([
    [5, 54 + quality * 22],
    [4, 30],
    [3, 9 - quality * 3],
    [2, 3.6 - quality],
    [1, 1.4],
  ] as const)
}

type Party = { adults: number; children: number; hasDog: boolean }
type Visit = Party & { date: IsoDay; stayIndex: number | null; arrival: IsoDay; nights: number; mayReturn: boolean }

function responseFor(rating: number, write: () => Sentence, date: IsoDay, today: IsoDay, random: Random) {
  const answered = addDays(date, random.int(1, 9))
  const isAnswered = random.chance(rating === 5 ? 0.18 : rating === 4 ? 0.3 : 0.85) && answered <= today
  return isAnswered
    ? { response: write(), responseTime: officeInstant(answered, random) }
    : { response: null, responseTime: null }
}

/** State that the reviews of all houses share. */
export type Reviewing = { today: IsoDay; seen: Seen; placeOf: PlaceOf }

function reviewOf(
  visit: Visit,
  house: House,
  facts: Facts,
  { today, seen, placeOf }: Reviewing,
  ofHouse: Set<Sentence>,
  random: Random,
): Omit<Review, 'aspects'> {
  const { date, stayIndex, arrival, mayReturn, ...stay } = visit
  const rating = drawRating(house.quality, random)
  const guest = drawGuest(stay.children > 0, random)
  const occasion: Occasion = {
    ...stay,
    house,
    season: yearSeason(arrival),
    month: Number(arrival.slice(5, 7)),
    isAbroad: guest.isoCountry !== 'DK',
    hometown: guest.place,
    dog: random.pick(dogNames),
    firstAge: random.int(2, 7),
  }
  const setting = {
    told: { ...occasion, rating },
    facts: stayFacts(occasion, facts),
    random,
    seen,
    ofHouse,
    place: placeOf(date),
    language: guest.language,
  }
  const { text, subjects } = writeReview(setting, mayReturn)
  return {
    stayIndex,
    ...guest,
    date,
    rating,
    hasHadAfterCare: rating <= 3 && random.chance(0.7),
    text,
    subjects,
    ...responseFor(rating, () => writeAnswer(subjects, setting), date, today, random),
  }
}

const isRegular = (house: House, arrival: IsoDay): boolean => daysBetween(house.publishedOn, arrival) > 3 * yearDays

function recentVisits(house: House, stays: readonly TakenStay[], today: IsoDay, random: Random): Visit[] {
  return stays.flatMap((stay, stayIndex) => {
    const date = addDays(stay.departure, random.int(1, 16))
    if (stay.kind !== 'guest' || date > today || !random.chance(reviewedShare)) return []
    const { arrival, adults, children, pets } = stay
    const mayReturn = isRegular(house, arrival)
    return [{ arrival, date, stayIndex, adults, children, hasDog: pets > 0, nights: nights(stay), mayReturn }]
  })
}

function drawParty({ persons, petsMax }: House, random: Random): Party {
  const children = persons >= 4 && random.chance(0.5) ? random.int(1, Math.floor(persons / 2)) : 0
  const adults =
    persons >= 10 ? persons - children - random.int(0, 1) : Math.min(persons - children, random.pick([2, 2, 2, 3, 4]))
  return { adults, children, hasDog: petsMax > 0 && random.chance(0.5) }
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
    const mayReturn = isRegular(house, arrival)
    return {
      arrival,
      date,
      stayIndex: null,
      nights: random.pick([3, 4, 7, 7, 7, 14]),
      mayReturn,
      ...drawParty(house, random),
    }
  })
}

/** Sorted oldest first, so that a higher id is a newer review. */
export function reviewsOf(
  seed: string,
  house: House,
  facts: Facts,
  stays: readonly TakenStay[],
  reviewing: Reviewing,
): Review[] {
  const random = createRandom(seed, 'reviews', house.id)
  const { today } = reviewing
  const visits = [
    ...olderVisits(house, addDays(today, -yearDays - 20), random),
    ...recentVisits(house, stays, today, random),
  ]
  visits.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const ofHouse = new Set<Sentence>()
  const ofAspects = createRandom(seed, 'review-aspects', house.id)
  return visits.map((visit) => {
    const review = reviewOf(visit, house, facts, reviewing, ofHouse, random)
    return { ...review, aspects: aspectRatings(review.rating, review.subjects, ofAspects) }
  })
}

/** Rounded to one decimal, as stored and shown; null without reviews. */
export function averageRating(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}
