import type { UserType } from './user-type.ts'

/** Guests and owners each have a login page; staff use the general one. */
export type LoginTarget = 'guest' | 'owner'

export const loginTargets: readonly LoginTarget[] = ['guest', 'owner']

/** An owner may also be a guest of another house. */
const admitted: Readonly<Record<LoginTarget, readonly UserType[]>> = {
  guest: ['customer', 'creditor'],
  owner: ['creditor'],
}

export function findLoginTarget(word: unknown): LoginTarget | null {
  return loginTargets.find((target) => target === word) ?? null
}

/** Null is the general login, open to everybody. */
export function isAdmitted(type: UserType, target: LoginTarget | null): boolean {
  return target === null || admitted[target].includes(type)
}
