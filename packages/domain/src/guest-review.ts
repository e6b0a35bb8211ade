import { addDays, type IsoDay } from './iso-day.ts'

/** What a guest writes after a stay. */
export type GuestReview = {
  readonly rating: number
  readonly text: string
  /** As it shall be shown, such as "Karen M." */
  readonly name: string
  readonly place: string
}
export type ReviewField = keyof GuestReview

export const reviewLimits = {
  text: { min: 20, max: 5000 },
  name: { min: 1, max: 60 },
  place: { min: 1, max: 60 },
} as const

/** The fields that cannot be taken as they are. What is written counts without the blanks around it. */
export function reviewProblems({ rating, ...texts }: GuestReview): ReviewField[] {
  const wrong = (['text', 'name', 'place'] as const).filter((field) => {
    const { length } = texts[field].trim()
    return length < reviewLimits[field].min || length > reviewLimits[field].max
  })
  return Number.isInteger(rating) && rating >= 1 && rating <= 5 ? wrong : ['rating', ...wrong]
}

/** Guests get a day to unpack. */
export const inviteAfterDays = 2
/** Older stays are not asked about; this also keeps a new installation from mailing every past guest at once. */
export const inviteUntilDays = 30
export const invitationLastsDays = 90

/** The departures of those who are asked today, both included. */
export function invitedDepartures(today: IsoDay): { readonly from: IsoDay; readonly until: IsoDay } {
  return { from: addDays(today, -inviteUntilDays), until: addDays(today, -inviteAfterDays) }
}

/** First name and the first letter of the last: enough for others, and not the whole name unless the guest wants it. */
export function suggestedName(firstName: string, lastName: string): string {
  const initial = [...lastName.trim()][0]
  return `${firstName.trim()}${initial === undefined ? '' : ` ${initial.toUpperCase()}.`}`.trim()
}
