import { halfStars } from '@marram/domain/trust-label'
import { bounded, refusal } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'
import { findStats, loadStoredReviews } from './stored-trust.ts'

const maxReviews = 10
const domainPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

type ReviewsArguments = { domain: string; minStars: number; limit: number }

export const trustQueries = {
  trustReviews: async (
    _: unknown,
    { domain, minStars, limit }: ReviewsArguments,
    { db, siteHosts, tag }: BrokerContext,
  ) => {
    const host = hostOf(domain)
    tag('trust')
    const stats = await findStats({ db, siteHosts }, host)
    if (!stats) return { items: [], meta: { source: 'none', isDemo: false } }
    const reviews = await loadStoredReviews(db, stats.domain)
    const items = reviews.filter(({ stars }) => stars >= minStars).slice(0, bounded(limit, 0, maxReviews))
    const { source, isDemo } = stats
    return { items: items.map((review) => ({ ...review, domain: host })), meta: { source, isDemo } }
  },
  trustStats: async (_: unknown, { domain }: { domain: string }, { db, siteHosts, tag }: BrokerContext) => {
    const host = hostOf(domain)
    tag('trust')
    const stats = await findStats({ db, siteHosts }, host)
    if (!stats || stats.reviewsTotal === 0) return null
    const { trustScore, reviewsTotal, source, isDemo } = stats
    return { domain: host, stars: halfStars(trustScore), trustScore, reviewsTotal, meta: { source, isDemo } }
  },
}

function hostOf(input: string): string {
  if (!domainPattern.test(input)) throw refusal('A domain is a host name such as example.com.')
  return input.toLowerCase()
}
