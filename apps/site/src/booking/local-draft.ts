import { guestInput } from '@marram/contract/booking/place'
import type { GuestInput } from '@marram/domain/booking/guest-details'
import * as v from 'valibot'

/** Input of the guest, stored in this browser for a day: a reload, a second tab or a login loses nothing. */
const name = 'booking-details'
const dayMs = 86_400_000

const draftShape = v.object({ savedAt: v.number(), values: guestInput })

export const emptyDetails: GuestInput = {
  firstName: '',
  lastName: '',
  address: '',
  postalCode: '',
  city: '',
  country: '',
  phone: '',
  email: '',
  isOldEnough: false,
  acceptsTerms: false,
  wantsNewsletter: false,
}

/** Ticks are not stored: consent is given again each time. */
export function readLocalDraft(storage: Pick<Storage, 'getItem'>, nowMs: number): GuestInput | null {
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftShape), storage.getItem(name))
    if (!parsed.success || nowMs - parsed.output.savedAt > dayMs) return null
    return withoutTicks(parsed.output.values)
  } catch {
    return null
  }
}

/** Booking also works in a browser that blocks storage. */
export function keepLocalDraft(storage: Pick<Storage, 'setItem'>, values: GuestInput, nowMs: number): void {
  try {
    storage.setItem(name, JSON.stringify({ savedAt: nowMs, values: withoutTicks(values) }))
  } catch {
    // Full or blocked.
  }
}

export function dropLocalDraft(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(name)
  } catch {
    // Blocked.
  }
}

/** The guest's latest input has priority, field by field; untouched fields take known details. */
export function mergeDetails(...known: readonly (Partial<GuestInput> | null)[]): GuestInput {
  const merged: GuestInput = { ...emptyDetails }
  for (const values of known.toReversed()) {
    for (const [field, value] of Object.entries(values ?? {})) {
      if (value !== '' && value !== false) Object.assign(merged, { [field]: value })
    }
  }
  return merged
}

function withoutTicks(values: GuestInput): GuestInput {
  return { ...values, isOldEnough: false, acceptsTerms: false, wantsNewsletter: false }
}
