import { type BookingAccess, bookingAccess } from '@marram/contract/booking/place'
import { ServiceError } from '@marram/contract/service-error'
import type { EditionKey } from '@marram/i18n/edition-key'
import * as v from 'valibot'
import type { RouteTools } from '../kit/site-route.ts'
import type { PersonalPage } from '../pages/personal-page.ts'
import { releaseKey } from './held-key.ts'
import type { ReservationPageClientFor } from './reservation-page-client.ts'

export type MineOptions = Omit<RouteTools, 'log'> & {
  readonly reservationClientFor: ReservationPageClientFor
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly personalPage: PersonalPage
}

export type Fields = Readonly<Record<string, string>>

/** Null if malformed; answered like an unknown pair (404). */
export function accessIn(request: Request, fields: Fields): BookingAccess | null {
  const { reservationId, key } = releaseKey(request, fields)
  const parsed = v.safeParse(bookingAccess, { reservationId: reservationId?.trim(), key: key?.trim() })
  return parsed.success ? parsed.output : null
}

export const reservationPath = '/booking/reservation/'
export const addOnsPath = '/booking/add-ons/'
export const changePath = '/booking/change/'

/** The page of a view. */
export function pathOf(view: string | undefined): string {
  if (view === 'add-ons') return addOnsPath
  return view === 'change' ? changePath : reservationPath
}

export function pathWith(path: string, { reservationId, key }: BookingAccess, more: Fields = {}): string {
  return `${path}?${new URLSearchParams({ ...more, reservationId, key })}`
}

/** Stable code of a refusal; faults have one too and are logged. */
export function codeOf(error: unknown, onFailure: (error: unknown) => void): string {
  if (error instanceof ServiceError && error.status < 500) return error.code ?? 'outage'
  onFailure(error)
  return 'outage'
}
