import type { UserType } from './user-type.ts'

/** One flag each; anonymous visitors have none. */
export type Permission = 'profile' | 'account-deletion' | 'favorites' | 'bookings' | 'houses' | 'staff'

const granted: Readonly<Record<UserType, readonly Permission[]>> = {
  // Accounts of the former backend: they can see their profile, and nothing else.
  'old-internal': ['profile'],
  creditor: ['profile', 'favorites', 'bookings', 'houses'],
  customer: ['profile', 'account-deletion', 'favorites', 'bookings'],
  internal: ['profile', 'staff'],
}

export function permissionsOf(type: UserType | null): readonly Permission[] {
  return type === null ? [] : granted[type]
}

/** A display label inherited from the former backend. It grants nothing. */
export function roleLabel(type: UserType): 'Default' | 'House owner' {
  return type === 'creditor' ? 'House owner' : 'Default'
}
