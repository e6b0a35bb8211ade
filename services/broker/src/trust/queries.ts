import { halfStars } from '@marram/domain/trust-label'
import { bounded, refusal } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

const maxReviews = 10
const domainPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

type ReviewsArguments = { domain: string; minStars: number; limit: number }

export const trustQueries = {
  trustReviews: async (_: unknown, { domain, minStars, limit }: ReviewsArguments, { trust, tag }: BrokerContext) => {
    const name = domainOf(domain)
    tag(...trust.tags)
    const wanted = { minStars: bounded(minStars, 1, 5), limit: bounded(limit, 0, maxReviews) }
    const [reviews, meta] = await Promise.all([trust.reviews(name, wanted), trust.meta()])
    return { items: reviews.map((review) => ({ ...review, domain: name })), meta }
  },
  trustStats: async (_: unknown, { domain }: { domain: string }, { trust, tag }: BrokerContext) => {
    const name = domainOf(domain)
    tag(...trust.tags)
    const [totals, meta] = await Promise.all([trust.totals(name), trust.meta()])
    if (!totals) return null
    const { trustScore, reviewsTotal } = totals
    return { domain: name, stars: halfStars(trustScore), trustScore, reviewsTotal, meta }
  },
}

function domainOf(input: string): string {
  if (!domainPattern.test(input)) throw refusal('A domain is a host name such as example.com.')
  return input.toLowerCase()
}
