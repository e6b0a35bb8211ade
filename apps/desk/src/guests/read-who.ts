import type { findGuest } from '@marram/contract/desk/guests'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import type * as v from 'valibot'

export type Who = v.InferOutput<typeof findGuest.input>

/** A mail address or a reservation number as typed; null for anything else. */
export function readWho(typed: string): Who | null {
  const text = typed.trim()
  if (/^[1-9]\d{8}$/.test(text)) return { reservationId: text }
  return isMailAddress(text) ? { email: text } : null
}
