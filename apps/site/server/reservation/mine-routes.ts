import type { ReservationView } from '@marram/contract/booking/reservation-visit'
import { editionByKey } from '@marram/domain/edition'
import { editionKeys } from '@marram/i18n/edition-key'
import { isRefusal, refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import type { Next } from 'hono'
import { seeOther } from '../kit/see-other.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import { heldKey, holdKey, withoutKey } from './held-key.ts'
import { loadVisit } from './load-visit.ts'
import {
  accessIn,
  addOnsPath,
  changePath,
  codeOf,
  type Fields,
  type MineOptions,
  pathOf,
  pathWith,
  reservationPath,
} from './mine-request.ts'
import { mountOwnFiles } from './own-files.ts'
import { readFields, takeAction } from './take-action.ts'

/** The page of one booking for a guest with number and key, and the bookings of a logged-in guest. */
export function mountMineRoutes(app: SiteApp, options: MineOptions): void {
  app.get(reservationPath.slice(0, -1), (c, next) => showPage(c, next, viewOf(c.req.query()), options))
  app.get(addOnsPath.slice(0, -1), (c, next) => showPage(c, next, 'add-ons', options))
  app.get(changePath.slice(0, -1), (c, next) => showPage(c, next, 'change', options))
  for (const path of [reservationPath, addOnsPath, changePath])
    app.post(path.slice(0, -1), (c) => takeAction(c, options))
  app.get('/api/booking/mine', (c) => listOwn(c, options))
  app.post('/api/booking/mine/open', (c) => openOwn(c, options))
  app.get('/api/booking/mine/edition', (c) => changeEdition(c, options))
  mountOwnFiles(app, options)
}

function viewOf({ view }: Fields): ReservationView {
  return view === 'cancel' || view === 'party' ? view : 'overview'
}

async function showPage(c: SiteContext, next: Next, view: ReservationView, options: MineOptions) {
  const { pathname } = new URL(c.req.url)
  // The pages redirect every other spelling to this address.
  if (!pathname.endsWith('/') || pathname.endsWith('//')) return next()
  const query = c.req.query()
  const edition = options.editionOf(c)
  const { languageId } = editionByKey(edition)
  const access = accessIn(c.req.raw, query)
  const { visit, status } = await loadVisit({ access, view, query, languageId }, options)
  if (access !== null && visit.reservation !== null && query.key !== heldKey) {
    return holdKey(c.req.raw, seeOther(pathWith(pathname, withoutKey(access), query)), access, options.isHttps(c))
  }
  const response = await options.personalPage(c.req.raw, edition, {
    visit: { details: null, hold: null, reservation: { ...visit, access: withoutKey(visit.access) } },
    status,
  })
  // The address may hold a wrong key and the number: no referrer may leak it to other sites.
  response.headers.set('referrer-policy', 'same-origin')
  return response
}

/** Another edition is another host without this cookie: the key is sent there once and stored in its cookie. */
function changeEdition(c: SiteContext, { origins }: MineOptions): Response {
  const { to, view, page } = c.req.query()
  const edition = editionKeys.find((key) => key === to)
  const path = pathOf(page)
  const access = accessIn(c.req.raw, c.req.query())
  if (edition === undefined || access === null) return seeOther(path)
  const response = seeOther(`${origins[edition]}${pathWith(path, access, view ? { view } : {})}`)
  response.headers.set('referrer-policy', 'no-referrer')
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

/** A logged-in guest opens a booking through access that expires by itself. */
async function openOwn(c: SiteContext, options: MineOptions): Promise<Response> {
  const fields = await readFields(c, options)
  if (isRefusal(fields)) return replyRefusal(fields)
  const token = tokenOf(c.req.raw)
  const { reservationId = '', to } = fields
  if (token === null || !/^[1-9]\d{8}$/.test(reservationId)) return seeOther('/account/')
  try {
    const access = await options.reservationClientFor(token).openBooking(reservationId)
    const path = pathWith(pathOf(to), withoutKey(access))
    return holdKey(c.req.raw, seeOther(path), access, options.isHttps(c))
  } catch (error) {
    codeOf(error, options.onFailure)
    return seeOther('/account/')
  }
}
