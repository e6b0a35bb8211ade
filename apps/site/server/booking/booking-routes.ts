import type { SiteApp } from '../kit/site-route.ts'
import { mountBookingApi } from './booking-api.ts'
import { mountBookingPages } from './booking-pages.ts'
import type { BookingRoutesOptions } from './step-request.ts'

/** Mounts the booking steps as pages with forms, and as an API for scripts. */
export function mountBookingRoutes(app: SiteApp, options: BookingRoutesOptions): void {
  mountBookingApi(app, options)
  mountBookingPages(app, options)
}
