import { addDays, type IsoDay } from './iso-day.ts'

/** A guest's review of a stay. */
export type GuestReview = {
  readonly rating: number
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
export function reviewProblems({ rating, ...texts }: GuestReview): ReviewField[] {
  const wrong = (['text', 'name', 'place'] as const).filter((field) => {
    const { length } = texts[field].trim()
    return length < reviewLimits[field].min || length > reviewLimits[field].max
  })
  return Number.isInteger(rating) && rating >= 1 && rating <= 5 ? wrong : ['rating', ...wrong]
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
