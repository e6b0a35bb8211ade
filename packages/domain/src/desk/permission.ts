/** Permissions of staff, named by the thing and the deed. Roles are sets of them. */
export const deskPermissions = [
  'bookings.read',
  'bookings.write',
  'bookings.money',
  'houses.write',
  'questions.write',
  'reviews.write',
  'comments.write',
  'contest.write',
  'content.write',
  'content.publish',
  'messages.read',
  'messages.write',
  'guests.erase',
  'agency.write',
  'people.write',
  'audit.read',
  'system.write',
] as const

export type DeskPermission = (typeof deskPermissions)[number]
