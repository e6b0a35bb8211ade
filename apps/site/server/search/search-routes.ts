import { answerGuest, guestQuestion } from '@marram/contract/search/guest-question'
import type { GuestSearch } from '@marram/contract/search/guest-search'
import { SearchHttpError } from '@marram/contract/search/search-fetch'
import type { EditionKey } from '@marram/i18n/edition-key'
import { isRefusal, refuse, reply, replyFault, replyRefusal } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { hasOutage, outageRefusal } from '@marram/service-kit/outage'
import { createCallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import { isFromOwnPage } from '../kit/own-page.ts'
import type { RouteTools, SiteApp } from '../kit/site-route.ts'

export type SearchRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'onFailure'> & {
  readonly guestSearchOf: (edition: EditionKey) => GuestSearch
  readonly now?: () => number
}

/** The search service's limit per network, which also bounds its engine's time for them. */
const searchesAllowed = { burst: 300, perMinute: 1200 }

/** Answers the ids, cards and counts of a guest's search in one reply. */
export function mountSearchRoutes(
  app: SiteApp,
  { guestSearchOf, editionOf, hostOf, onFailure, now = Date.now }: SearchRoutesOptions,
): void {
  const searches = createCallerBuckets({ ...searchesAllowed, now })
  app.post('/api/search', async (c) => {
    if (!isFromOwnPage(c.req.raw.headers, hostOf(c))) {
      return replyRefusal(refuse(403, 'foreign-page', 'Only pages of this site search here.'))
    }
    const seconds = searches.wait()
    if (seconds !== null) return replyRefusal(tooMany(seconds))
    searches.take()
    const question = await readJson(c.req.raw, guestQuestion)
    if (isRefusal(question)) return replyRefusal(question)
    try {
      const response = reply(await answerGuest(guestSearchOf(editionOf(c)), question))
      response.headers.set('cache-control', 'no-store')
      return response
    } catch (error) {
      return replyFailure(error, onFailure)
    }
  })
}

/** Statuses of the search service that are passed on; others are our faults. */
const passedOn = [400, 408, 413, 429, 503] as const

function replyFailure(error: unknown, onFailure: RouteTools['onFailure']): Response {
  const status = error instanceof SearchHttpError ? passedOn.find((one) => one === error.status) : undefined
  if (status !== undefined) {
    const isTemporary = status === 429 || status === 503
    const headers = isTemporary ? { 'retry-after': '5' } : {}
    return replyRefusal(refuse(status, 'search-refused', 'The search cannot answer this now.', { headers }))
  }
  onFailure(error)
  const sentence = 'The search does not answer. Please try again.'
  return hasOutage() ? replyRefusal(outageRefusal(sentence)) : replyFault(sentence)
}
