import { isRefusal, type Refusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { type CallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import * as v from 'valibot'
import { canonicalPath } from '../../kit/canonical-path.ts'
import { setCookie } from '../../kit/set-cookie.ts'
import type { RouteTools, SiteApp, SiteContext } from '../../kit/site-route.ts'
import { type PreviewPass, passLifetimeS } from './preview-pass.ts'

export type PreviewRoutesOptions = Pick<RouteTools, 'isHttps'> & {
  /** Null if the operator has set no preview key. */
  readonly previewPass: PreviewPass | null
  /** Wrong keys per network: one shared limit would let strangers lock editors out. */
  readonly previewTries: CallerBuckets
}

const cookieName = 'preview'
const previewRequest = v.object({ secret: v.pipe(v.string(), v.maxLength(200)) })
// A bookmark holds the key in its address, which must reach neither a cache nor the next site.
const secretive = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** Enables drafts in an editor's browser, by a link with the key or by the extension. */
export function mountPreviewRoutes(app: SiteApp, options: PreviewRoutesOptions): void {
  app.get('/api/preview', (c) => {
    const issued = issuePass(c.req.query('secret') ?? '', options)
    if (isRefusal(issued)) return replyRefusal(issued)
    return withPass(seeOther(c, `${ownPath(c.req.query('to'))}?ePassCache=1`), issued, options.isHttps(c))
  })
  app.post('/api/preview', async (c) => {
    const body = await readJson(c.req.raw, previewRequest)
    const issued = isRefusal(body) ? body : issuePass(body.secret, options)
    if (isRefusal(issued)) return replyRefusal(issued)
    return withPass(c.json({ data: { preview: true }, meta: {} }, 200, secretive), issued, options.isHttps(c))
  })
  app.get('/api/preview/end', (c) => {
    const response = seeOther(c, ownPath(c.req.query('to')))
    setCookie(response.headers, cookieName, '', { isHttps: options.isHttps(c), maxAgeS: 0 })
    return response
  })
}

/** True if this request may see drafts. */
export function hasPreviewPass(request: Request, pass: PreviewPass | null): boolean {
  if (!pass) return false
  const cookie = /(?:^|;\s*)preview=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return cookie !== undefined && pass.isValid(cookie)
}

function issuePass(secret: string, { previewPass: pass, previewTries: tries }: PreviewRoutesOptions): Refusal | string {
  if (!pass) return refuse(404, 'no-previews', 'Previews are not set up here: the operator has to set PREVIEW_KEY.')
  const seconds = tries.wait()
  if (seconds !== null) return tooMany(seconds)
  if (!pass.accepts(secret)) {
    tries.take()
    return refuse(403, 'wrong-secret', 'This is not the preview key.')
  }
  return pass.issue()
}

function withPass(response: Response, issued: string, isHttps: boolean): Response {
  setCookie(response.headers, cookieName, issued, { isHttps, maxAgeS: passLifetimeS })
  return response
}

function seeOther(c: SiteContext, location: string): Response {
  for (const [name, value] of Object.entries(secretive)) c.header(name, value)
  return c.redirect(location, 303)
}

/** Accepts this site's pages only: a link with the key must not redirect elsewhere. */
function ownPath(wanted: string | undefined): string {
  const verdict = canonicalPath(wanted ?? '/')
  return verdict.kind === 'page' || verdict.kind === 'moved' ? verdict.path : '/'
}
