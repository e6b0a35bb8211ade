import { type BookingAccess, bookingAccess } from '@marram/contract/booking/place'
import { ServiceError } from '@marram/contract/service-error'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { PersonalPage } from '../pages/personal-page.ts'
import { releaseKey } from './held-key.ts'
import type { ReservationPageClientFor } from './reservation-page-client.ts'

export type SiteContext = Context<{ Bindings: SocketBindings }>
export type SiteApp = Hono<{ Bindings: SocketBindings }>

export type MineOptions = {
  readonly reservationClientFor: ReservationPageClientFor
  readonly editionOf: (c: SiteContext) => EditionKey
  readonly hostOf: (c: SiteContext) => string | undefined
  readonly isHttps: (c: SiteContext) => boolean
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly personalPage: PersonalPage
  readonly onFailure: (error: unknown) => void
}

export type Fields = Readonly<Record<string, string>>

/** Null for what cannot be a number and a key: it is answered like a pair that nobody has. */
export function accessIn(request: Request, fields: Fields): BookingAccess | null {
  const { reservationId, key } = releaseKey(request, fields)
  const parsed = v.safeParse(bookingAccess, { reservationId: reservationId?.trim(), key: key?.trim() })
  return parsed.success ? parsed.output : null
}

export const reservationPath = '/booking/reservation/'
export const addOnsPath = '/booking/add-ons/'

export function pathWith(path: string, { reservationId, key }: BookingAccess, more: Fields = {}): string {
  return `${path}?${new URLSearchParams({ ...more, reservationId, key })}`
}

/** The stable word of a refusal; faults of ours have one too, and are reported. */
export function codeOf(error: unknown, onFailure: (error: unknown) => void): string {
  if (error instanceof ServiceError && error.status < 500) return error.code ?? 'outage'
  onFailure(error)
  return 'outage'
}
