export type UserType = 'old-internal' | 'creditor' | 'customer' | 'internal'

/** Numbered as in the booking backend; a creditor is a house owner, a customer a guest. */
export const userTypeIds: Readonly<Record<UserType, number>> = {
  'old-internal': 0,
  creditor: 1,
  customer: 2,
  internal: 3,
}

const userTypes: readonly UserType[] = ['old-internal', 'creditor', 'customer', 'internal']

export function findUserType(id: unknown): UserType | null {
  return userTypes.find((type) => userTypeIds[type] === id) ?? null
}
