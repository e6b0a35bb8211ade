import type { DeskPermission } from './permission.ts'

/** Work that waits for somebody of the agency, with the permission of those who can do something about it. */
export const figureNeeds = {
  'bookings-waiting': 'bookings.write',
  'payments-due': 'bookings.money',
  'payments-overdue': 'bookings.money',
  'payments-unmatched': 'bookings.money',
  'payment-alerts': 'bookings.money',
  'refunds-due': 'bookings.money',
  'questions-open': 'questions.write',
  'reviews-waiting': 'reviews.write',
  'review-photos-waiting': 'reviews.write',
  'comments-held': 'comments.write',
  'pictures-waiting': 'contest.write',
  'forms-held': 'messages.write',
  'mails-refused': 'messages.read',
  'texts-refused': 'messages.read',
  'calendars-unread': 'houses.write',
  'houses-incomplete': 'houses.write',
  'jobs-failed': 'system.write',
} as const satisfies Readonly<Record<string, DeskPermission>>

export type FigureKey = keyof typeof figureNeeds

export function mayRead(key: FigureKey, permissions: readonly DeskPermission[]): boolean {
  return permissions.includes(figureNeeds[key])
}
