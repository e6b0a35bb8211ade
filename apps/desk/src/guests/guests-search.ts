import { reservationId } from '@marram/contract/desk/shapes'
import * as v from 'valibot'

/** Only a reservation number: addresses end up in histories and logs, where no mail address of a guest belongs. */
export const guestsSearch = v.object({ booking: v.fallback(v.optional(reservationId), undefined) })
