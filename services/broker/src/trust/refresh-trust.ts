import { isDeepStrictEqual } from 'node:util'
import { notifyTags } from '@marram/database/changes'
import type { Database } from '@marram/database/schema.generated'
import type { Log } from '@marram/service-kit/logging'
import type { Kysely } from 'kysely'
import { findStats, loadStoredReviews, replaceReviews, type StoredStats, storeStats } from './stored-trust.ts'
import type { TrustProvider, TrustReview } from './trust-provider.ts'

export type RefreshTrustDeps = {
  readonly db: Kysely<Database>
  readonly trust: TrustProvider
  readonly log: Log
  readonly now: () => Date
}

/** Values of the specification. */
export const keptReviews = { minStars: 2, limit: 10 }

/** If the source fails for a domain, its stored rating stays. */
export async function refreshTrust({ db, trust, log, now }: RefreshTrustDeps): Promise<void> {
  for (const domain of trust.domains) {
    const fresh = await fetchTrust(trust, domain, log)
    if (fresh) await db.transaction().execute((transaction) => store(transaction, fresh, now()))
  }
}

type Fetched = { readonly stats: StoredStats; readonly reviews: readonly TrustReview[] }

async function fetchTrust(trust: TrustProvider, domain: string, log: Log): Promise<Fetched | null> {
  try {
    const [totals, reviews, meta] = await Promise.all([
      trust.totals(domain),
      trust.reviews(domain, keptReviews),
      trust.meta(),
    ])
    return totals && { stats: { domain, ...totals, ...meta }, reviews }
  } catch (error) {
    log.warn({ err: error, domain }, 'the rating could not be fetched')
    return null
  }
}

/** Every footer shows the rating, so this drops pages only if it changed. */
async function store(db: Kysely<Database>, { stats, reviews }: Fetched, now: Date): Promise<void> {
  const before = {
    stats: await findStats({ db, siteHosts: null }, stats.domain),
    reviews: await loadStoredReviews(db, stats.domain),
  }
  await storeStats(db, stats, now)
  if (isDeepStrictEqual(before, { stats, reviews })) return
  await replaceReviews(db, stats.domain, reviews)
  await notifyTags(db, ['trust'])
}
