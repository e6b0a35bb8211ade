import type { Agency } from '@marram/contract/agency/agency'
import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError } from '@marram/contract/auth/errors'
import { type BearerIdentity, isStaffIdentity } from '@marram/contract/auth/shapes'
import { type DeskService, deskPath, deskServices, requestKeyHeader } from '@marram/contract/desk/operation'
import type { DeskPage } from '@marram/contract/desk/page'
import type { Fetch } from '@marram/contract/service-client'
import { isRefusal, type Refusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import { streamEvents } from '@marram/service-kit/event-stream'
import { isFromOwnPage } from '../kit/own-page.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { DeskEvents } from './desk-events.ts'
import { type DeskFiles, writeDeskPage } from './desk-page.ts'

/** Sends a request for the desk to a service. */
export type DeskFetch = (service: DeskService, path: string, init: Parameters<Fetch>[1]) => Promise<Response>

export type DeskRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'onFailure'> & {
  readonly auth: Pick<AuthClient, 'identify'>
  readonly deskFetch: DeskFetch
  /** Null while the desk is not built. */
  readonly deskFiles: DeskFiles | null
  readonly deskEvents: DeskEvents
  readonly agency: () => Agency | null
  readonly isDemo: boolean
}

const signIn = '/desk/sign-in'
const operation = /^[a-z]+(?:[.-][a-z]+)*$/

/** The staff's desk. For guests and owners there is no such address. */
export function mountDeskRoutes(app: SiteApp, options: DeskRoutesOptions): void {
  app.post('/api/desk/:service/:name', (c) => passOn(c, options))
  app.get('/api/desk/events', (c) => sendEvents(c, options))
  for (const path of ['/desk', '/desk/*']) {
    app.get(path, async (c, next) => (await openDesk(c, options)) ?? next())
  }
}

const nothingHere = (): Refusal => refuse(404, 'not-found', 'There is nothing here.')
const notLoggedIn = (): Refusal => refuse(401, 'not-logged-in', 'Not logged in')

/** The service decides; the site only attaches the login. */
async function passOn(c: SiteContext, { hostOf, deskFetch, onFailure }: DeskRoutesOptions): Promise<Response> {
  const service = deskServices.find((known) => known === c.req.param('service'))
  const name = c.req.param('name') ?? ''
  if (!isFromOwnPage(c.req.raw.headers, hostOf(c)) || service === undefined || !operation.test(name)) {
    return replyRefusal(nothingHere())
  }
  const token = tokenOf(c.req.raw)
  if (token === null) return replyRefusal(notLoggedIn())
  const key = c.req.header(requestKeyHeader)
  try {
    const answer = await deskFetch(service, deskPath(name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { [requestKeyHeader]: key }),
      },
      body: await c.req.text(),
    })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(await answer.text(), { status: answer.status, headers })
  } catch (error) {
    onFailure(error)
    return replyRefusal(refuse(503, 'unavailable', 'This cannot be done at the moment. Please try again.'))
  }
}

/** Null for guests and owners, who get the page of a missing address. */
async function openDesk(c: SiteContext, options: DeskRoutesOptions): Promise<Response | null> {
  const { editionOf, agency, deskFiles: files, isDemo } = options
  if (files === null) return null
  const { pathname, search } = new URL(c.req.url)
  if (!pathname.endsWith('/')) return seeOther(`${pathname}/${search}`)
  const identity = await findIdentity(c, options)
  if (isRefusal(identity)) return replyRefusal(identity)
  if (identity !== null && !isStaffIdentity(identity)) return null
  const isSigningIn = c.req.path === signIn
  const staff = identity === null ? null : presentStaff(identity)
  if (staff === null && !isSigningIn) {
    const next = pathname === '/desk/' ? '' : `?${new URLSearchParams({ next: `${pathname}${search}` })}`
    return seeOther(`${signIn}/${next}`)
  }
  return writeDeskPage({ edition: editionOf(c), agency: agency(), isDemo, staff, files })
}

/** Null without a login. */
async function findIdentity(
  c: SiteContext,
  { auth, onFailure }: DeskRoutesOptions,
): Promise<BearerIdentity | Refusal | null> {
  const token = tokenOf(c.req.raw)
  if (token === null) return null
  try {
    return await auth.identify(token)
  } catch (error) {
    if (error instanceof NotLoggedInError) return null
    onFailure(error)
    return refuse(503, 'unavailable', 'The desk is not available at the moment. Please try again.')
  }
}

function presentStaff({ desk, user }: BearerIdentity): DeskPage['staff'] {
  if (desk === undefined) return null
  const { id, email, firstname, lastname } = user
  return { userId: id, name: `${firstname} ${lastname}`.trim() || email, email, permissions: desk }
}

/** One event per change, without its content: the desk asks again for what it shows. */
async function sendEvents(c: SiteContext, options: DeskRoutesOptions): Promise<Response> {
  const identity = await findIdentity(c, options)
  if (isRefusal(identity)) return replyRefusal(identity)
  if (identity === null) return replyRefusal(notLoggedIn())
  if (identity.desk === undefined) return replyRefusal(nothingHere())
  const { follow, stopping } = options.deskEvents
  return streamEvents({
    stopping,
    follow(send) {
      const leave = follow(() => send('change', ''))
      send('ready', '')
      return leave
    },
  })
}
