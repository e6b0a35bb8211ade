import { randomBytes } from 'node:crypto'
import type { EditionKey } from '@marram/i18n/edition-key'
import { replyRefusal } from '@marram/service-kit/envelope'
import { hasOutage, outageRefusal } from '@marram/service-kit/outage'
import type { Policy } from '../kit/content-security.ts'
import type { OwnOfVisitor, Renderer } from './renderer.ts'

export type PersonalPageOptions = {
  readonly renderer: Pick<Renderer, 'stream'>
  readonly headers: Readonly<Record<string, string>>
  readonly policy: Policy
}

/** Streams a page for one visitor with a nonce; never stored. */
export type PersonalPage = (
  request: Request,
  edition: EditionKey,
  personal?: OwnOfVisitor & { readonly status?: number },
) => Promise<Response>

export function createPersonalPage({ renderer, headers: common, policy }: PersonalPageOptions): PersonalPage {
  return async (request, edition, { status, ...personal } = {}) => {
    const nonce = randomBytes(16).toString('base64')
    const response = await renderer.stream(edition, request, nonce, personal)
    if (response.status >= 500 && hasOutage()) {
      await response.body?.cancel()
      return replyRefusal(outageRefusal())
    }
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(common)) headers.set(name, value)
    headers.set('Cache-Control', 'no-store')
    headers.set('X-Robots-Tag', 'noindex')
    headers.set('Content-Security-Policy', policy({ scriptSources: [`'nonce-${nonce}'`] }))
    return new Response(response.body, { status: response.status === 200 ? (status ?? 200) : response.status, headers })
  }
}
