import type { UserType } from './user-type.ts'

/** The doors that have a login of their own; staff use the general one. */
export type LoginTarget = 'guest' | 'owner'

export const loginTargets: readonly LoginTarget[] = ['guest', 'owner']

/** An owner may also be a guest, in the house next door. */
const admitted: Readonly<Record<LoginTarget, readonly UserType[]>> = {
  guest: ['customer', 'creditor'],
  owner: ['creditor'],
}

export function findLoginTarget(word: unknown): LoginTarget | null {
  return loginTargets.find((target) => target === word) ?? null
}

/** Null is the general login, which lets everybody in. */
export function isAdmitted(type: UserType, target: LoginTarget | null): boolean {
  return target === null || admitted[target].includes(type)
}
