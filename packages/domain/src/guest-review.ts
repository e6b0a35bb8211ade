import { addDays, type IsoDay } from './iso-day.ts'

/** Parts of a stay that a guest can rate besides the whole. */
export const reviewAspects = ['house', 'cleanliness', 'location', 'value'] as const
export type ReviewAspect = (typeof reviewAspects)[number]

/** One to five stars, or null if the guest did not say. */
export type AspectRatings = Readonly<Record<ReviewAspect, number | null>>

export const noAspectRatings: AspectRatings = { house: null, cleanliness: null, location: null, value: null }

/** A guest's review of a stay. */
export type GuestReview = {
  readonly rating: number
  readonly aspects: AspectRatings
  readonly text: string
  /** The public name, such as "Karen M." */
  readonly name: string
  readonly place: string
}
export type ReviewField = keyof GuestReview

export const reviewLimits = {
  text: { min: 20, max: 5000 },
  name: { min: 1, max: 60 },
  place: { min: 1, max: 60 },
} as const

/** The invalid fields. Lengths are counted without surrounding blanks. */
export function reviewProblems({ rating, aspects, ...texts }: GuestReview): ReviewField[] {
  const wrong = (['text', 'name', 'place'] as const).filter((field) => {
    const { length } = texts[field].trim()
    return length < reviewLimits[field].min || length > reviewLimits[field].max
  })
  const areRated = Object.values(aspects).every((stars) => stars === null || areStars(stars))
  return [...(areStars(rating) ? [] : (['rating'] as const)), ...(areRated ? [] : (['aspects'] as const)), ...wrong]
}

function areStars(rating: number): boolean {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5
}

/** Below this an average says more about one guest than about the house. */
export const minAspectRatings = 3

/** The averages to show, to one decimal; aspects that too few guests rated are left out. */
export function aspectAverages(ratings: readonly AspectRatings[]): { aspect: ReviewAspect; average: number }[] {
  return reviewAspects.flatMap((aspect) => {
    const stars = ratings.flatMap((rating) => rating[aspect] ?? [])
    if (stars.length < minAspectRatings) return []
    const sum = stars.reduce((total, one) => total + one, 0)
    return [{ aspect, average: Math.round((sum / stars.length) * 10) / 10 }]
  })
}

/** Gives guests a day to unpack. */
export const inviteAfterDays = 2
/** No invitations for older stays; this also keeps a new installation from mailing every past guest at once. */
export const inviteUntilDays = 30
export const invitationLastsDays = 90

/** The departures to invite today, both included. */
export function invitedDepartures(today: IsoDay): { readonly from: IsoDay; readonly until: IsoDay } {
  return { from: addDays(today, -inviteUntilDays), until: addDays(today, -inviteAfterDays) }
}

/** First name and the initial of the last name, so that the full name is only public if the guest enters it. */
export function suggestedName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]
  return `${firstName.trim()}${initial === undefined ? '' : ` ${initial.toUpperCase()}.`}`.trim()
}
