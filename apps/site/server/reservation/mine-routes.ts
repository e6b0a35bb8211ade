import type { ReservationView } from '@marram/contract/booking/reservation-visit'
import { editionByKey } from '@marram/domain/edition'
import { isRefusal, refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import type { Next } from 'hono'
import { seeOther } from '../kit/see-other.ts'
import { tokenOf } from '../kit/token-of.ts'
import { loadVisit } from './load-visit.ts'
import {
  accessIn,
  addOnsPath,
  codeOf,
  type Fields,
  type MineOptions,
  pathWith,
  reservationPath,
  type SiteApp,
  type SiteContext,
} from './mine-request.ts'
import { mountOwnFiles } from './own-files.ts'
import { readFields, takeAction } from './take-action.ts'

/** The page of one booking, for whoever has number and key, and the bookings of whoever is logged in. */
export function mountMineRoutes(app: SiteApp, options: MineOptions): void {
  app.get(reservationPath.slice(0, -1), (c, next) => showPage(c, next, viewOf(c.req.query()), options))
  app.get(addOnsPath.slice(0, -1), (c, next) => showPage(c, next, 'add-ons', options))
  for (const path of [reservationPath, addOnsPath]) app.post(path.slice(0, -1), (c) => takeAction(c, options))
  app.get('/api/booking/mine', (c) => listOwn(c, options))
  app.post('/api/booking/mine/open', (c) => openOwn(c, options))
  mountOwnFiles(app, options)
}

function viewOf({ view }: Fields): ReservationView {
  return view === 'cancel' || view === 'party' ? view : 'overview'
}

async function showPage(c: SiteContext, next: Next, view: ReservationView, options: MineOptions) {
  const { pathname } = new URL(c.req.url)
  // Any other spelling of the address is led to this one by the pages.
  if (!pathname.endsWith('/') || pathname.endsWith('//')) return next()
  const query = c.req.query()
  const edition = options.editionOf(c)
  const { languageId } = editionByKey(edition)
  const { visit, status } = await loadVisit({ access: accessIn(query), view, query, languageId }, options)
  const response = await options.personalPage(c.req.raw, edition, {
    visit: { details: null, hold: null, reservation: visit },
    status,
  })
  // The address holds the key: no other site may learn it from a link.
  response.headers.set('referrer-policy', 'same-origin')
  return response
}

async function listOwn(c: SiteContext, { reservationClientFor, onFailure }: MineOptions): Promise<Response> {
  const token = tokenOf(c.req.raw)
  if (token === null) return replyRefusal(refuse(401, 'not-logged-in', 'Please log in.'))
  try {
    const response = reply(await reservationClientFor(token).bookings())
    response.headers.set('cache-control', 'no-store')
    return response
  } catch (error) {
    const code = codeOf(error, onFailure)
    if (code === 'outage') return replyRefusal(refuse(503, 'outage', 'The bookings could not be loaded.'))
    return replyRefusal(refuse(401, 'not-logged-in', 'Please log in.'))
  }
}

/** Whoever is logged in comes to the page of a booking by a way in that ends by itself. */
async function openOwn(c: SiteContext, options: MineOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const token = tokenOf(c.req.raw)
  const { reservationId = '', to } = fields
  if (token === null || !/^[1-9]\d{8}$/.test(reservationId)) return seeOther('/account/')
  try {
    const access = await options.reservationClientFor(token).openBooking(reservationId)
    return seeOther(pathWith(to === 'add-ons' ? addOnsPath : reservationPath, access))
  } catch (error) {
    codeOf(error, options.onFailure)
    return seeOther('/account/')
  }
}
