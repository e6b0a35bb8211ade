import { DeskError } from '@marram/contract/desk/client'
import { words } from './kit-words.ts'

/** A sentence for a failed question or command; `own` has sentences for refusals that only this place knows. */
export function describeFailure(error: unknown, own: Readonly<Record<string, string>> = {}): string {
  if (!(error instanceof DeskError)) return words.failed
  if (Object.hasOwn(own, error.code)) return own[error.code] ?? words.failed
  if (error.status === 0) return words.offline
  if (error.status === 401) return words.ended
  if (error.status === 404) return words.notAllowed
  if (error.status === 409) return words.taken
  if (error.status === 422) return words.invalid
  return error.status >= 500 ? words.unavailable : words.failed
}
