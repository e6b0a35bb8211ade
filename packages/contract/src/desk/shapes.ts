import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import * as v from 'valibot'
import { foldMailAddress, isStorable } from '../auth/requests.ts'
import { isMailAddress } from '../workers/mail-address.ts'

export const reservationId = v.pipe(v.string(), v.regex(/^[1-9]\d{8}$/, 'has nine digits'))
/** Of the newest event of a booking. A command that names an older one is refused, so that nobody overwrites unseen. */
export const version = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))
export const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_147_483_647))
export const isoDay = v.custom<IsoDay>((text) => parseIsoDay(text) !== null, 'must be a day such as 2027-07-01')
/** In minor units. */
export const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))
export const currency = v.picklist(['DKK', 'EUR'])
const storable = v.check(isStorable, 'has characters that cannot be stored')
/** May be empty. */
export const words = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), storable)
export const line = (max: number) => v.pipe(words(max), v.minLength(1))

/** Sums of a booking's ledger, in minor units. */
export const account = v.object({ charged: v.number(), paid: v.number() })

export const mailAddress = v.pipe(
  v.string(),
  v.transform(foldMailAddress),
  v.check(isMailAddress, 'must be a mail address'),
)
