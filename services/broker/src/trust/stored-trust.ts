import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import { everyDomain, type TrustMeta, type TrustReview, type TrustTotals } from './trust-provider.ts'

export type StoredStats = TrustTotals & TrustMeta & { readonly domain: string }

/** Stats of this host, else of all hosts of the site; null before the first fetch and for foreign hosts. */
export async function findStats(
  { db, siteHosts }: Readonly<{ db: Kysely<Database>; siteHosts: readonly string[] | null }>,
  host: string,
): Promise<StoredStats | null> {
  const isOurs = siteHosts === null || host === everyDomain || siteHosts.includes(host)
  const row = await db
    .selectFrom('trust_stat')
    .where('domain', 'in', isOurs ? [host, everyDomain] : [host])
    .selectAll()
    .orderBy(sql`domain = ${everyDomain}`)
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { domain, trust_score: trustScore, reviews_total: reviewsTotal, source, is_demo: isDemo } = row
  return { domain, trustScore, reviewsTotal, source, isDemo }
}

/** Newest first. */
export async function loadStoredReviews(db: Kysely<Database>, domain: string): Promise<TrustReview[]> {
  const rows = await db
    .selectFrom('trust_review')
    .where('domain', '=', domain)
    .selectAll()
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    language: row.language_id,
    personName: row.person_name,
    stars: row.stars,
    title: row.title,
    text: row.text,
    responseText: row.response_text,
    responseCreatedAt: row.response_created_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }))
}

export async function storeStats(db: Kysely<Database>, stats: StoredStats, fetchedAt: Date): Promise<void> {
  const row = {
    domain: stats.domain,
    trust_score: stats.trustScore,
    reviews_total: stats.reviewsTotal,
    source: stats.source,
    is_demo: stats.isDemo,
    fetched_at: fetchedAt,
  }
  await db
    .insertInto('trust_stat')
    .values(row)
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(row))
    .execute()
}

export async function replaceReviews(
  db: Kysely<Database>,
  domain: string,
  reviews: readonly TrustReview[],
): Promise<void> {
  await db.deleteFrom('trust_review').where('domain', '=', domain).execute()
  if (reviews.length === 0) return
  const rows = reviews.map((review, position) => ({
    domain,
    id: review.id,
    position,
    language_id: review.language,
    person_name: review.personName,
    stars: review.stars,
    title: review.title,
    text: review.text,
    response_text: review.responseText,
    response_created_at: review.responseCreatedAt,
    created_at: review.createdAt,
    updated_at: review.updatedAt,
  }))
  await db.insertInto('trust_review').values(rows).execute()
}
