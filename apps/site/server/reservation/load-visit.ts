import type { BookingAccess, BookingLookup } from '@marram/contract/booking/place'
import type { ReservationView, ReservationVisit } from '@marram/contract/booking/reservation-visit'
import { changeIn, itemsIn, partyIn } from './form-values.ts'
import { codeOf, type Fields, type MineOptions } from './mine-request.ts'
import type { ReservationPageClient } from './reservation-page-client.ts'

export type LoadedVisit = { readonly visit: ReservationVisit; readonly status: number }

const noAccess: BookingAccess = { reservationId: '', key: '' }
const statuses = { unknown: 404, 'too-many': 429, outage: 503 } as const

type Asked = {
  readonly access: BookingAccess | null
  readonly view: ReservationView
  readonly query: Fields
  /** The edition in which the booking is read, which may differ from the one in which it was made. */
  readonly languageId: BookingLookup['languageId']
}

/** Loads the page's data; a wrong key and an unknown number get the same answer. */
export async function loadVisit(
  { access, view, query, languageId }: Asked,
  { reservationClientFor, onFailure }: MineOptions,
): Promise<LoadedVisit> {
  const none = (missing: 'unknown' | 'too-many' | 'outage') => {
    return { visit: { access: noAccess, view, reservation: null, missing }, status: statuses[missing] }
  }
  if (access === null) return none('unknown')
  const client = reservationClientFor(null)
  const instalment = /^[1-9]$/.test(query.instalment ?? '') ? Number(query.instalment) : undefined
  const reservation = await client
    .reservation({ ...access, languageId, instalment })
    .catch((error: unknown) => codeOf(error, onFailure))
  if (reservation === 'too-many-requests') return none('too-many')
  if (typeof reservation === 'string') return none(reservation === 'outage' ? 'outage' : 'unknown')
  const wanted = await loadWish({ access, view, query, languageId }, client, onFailure)
  const told = { ...(query.done && { done: query.done }), ...(query.refused && { refused: query.refused }) }
  return { visit: { access, view, reservation, ...told, ...wanted }, status: 200 }
}

type Wanted = Pick<ReservationVisit, 'offer' | 'wish' | 'preview' | 'rebooking' | 'refused'>

async function loadWish(
  { access, view, query, languageId }: Asked & { readonly access: BookingAccess },
  client: ReservationPageClient,
  onFailure: MineOptions['onFailure'],
): Promise<Wanted> {
  const priced = async (wish: NonNullable<Wanted['wish']>): Promise<Wanted> => {
    const change = { ...access, ...(wish.party && { party: wish.party }), items: [...(wish.items ?? [])] }
    const preview = await client.previewChange(change).catch((error: unknown) => codeOf(error, onFailure))
    return typeof preview === 'string' ? { wish, refused: preview } : { wish, preview }
  }
  if (view === 'party') {
    const party = partyIn(query)
    return party === null ? {} : priced({ party })
  }
  if (view === 'change') {
    const lookup = { ...access, languageId, ...changeIn(query) }
    const rebooking = await client.rebookingOffer(lookup).catch((error: unknown) => codeOf(error, onFailure))
    return typeof rebooking === 'string' ? { refused: rebooking } : { rebooking }
  }
  if (view !== 'add-ons') return {}
  const offer = await client.addOns({ ...access, languageId }).catch((error: unknown) => codeOf(error, onFailure))
  if (typeof offer === 'string') return { refused: offer }
  const items = itemsIn(query)
  return { offer: offer.items, ...(items.length > 0 && (await priced({ items }))) }
}
