import type { Database } from '@marram/database/schema.generated'
import { copenhagenInstant } from '@marram/domain/copenhagen-clock'
import type { Kysely } from 'kysely'
import { guestReviewType, loadReviewStats } from '../review/find-reviews.ts'
import { firstShownDay } from '../review/queries.ts'
import { everyDomain, type TrustProvider } from './trust-provider.ts'

/** Set by the loader of the demo agency. */
export const demoMetaKey = 'demo-agency'

/** Rates every domain of the site by the agency's own reviews: those of the review page, so that both show one score. */
export function createOwnTrust(db: Kysely<Database>, now: () => Date): TrustProvider {
  return {
    domains: [everyDomain],
    reviews: (_domain, filter) => loadNewest(db, filter),
    totals: () => loadTotals(db, now()),
    meta: async () => {
      const demo = await db.selectFrom('meta').where('key', '=', demoMetaKey).select('value').executeTakeFirst()
      return { source: 'own-reviews', isDemo: demo !== undefined }
    },
  }
}

async function loadNewest(db: Kysely<Database>, { minStars, limit }: { minStars: number; limit: number }) {
  const rows = await db
    .selectFrom('review')
    .where('type', '=', guestReviewType)
    .where('rating', '>=', minStars)
    .select(['id', 'language_id', 'name', 'rating', 'answer_text', 'response_text', 'response_time', 'date'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const createdAt = copenhagenInstant(row.date).toISOString()
    const respondedAt = row.response_time?.toISOString() ?? null
    return {
      id: String(row.id),
      language: row.language_id,
      personName: row.name,
      stars: row.rating,
      title: titleOf(row.answer_text),
      text: row.answer_text,
      responseText: row.response_text,
      responseCreatedAt: respondedAt,
      createdAt,
      updatedAt: respondedAt ?? createdAt,
    }
  })
}

async function loadTotals(db: Kysely<Database>, now: Date) {
  const shown = { since: firstShownDay(now), lodgingIds: null, locationIds: null }
  const { average, count } = await loadReviewStats({ db }, shown)
  return { trustScore: average ?? 0, reviewsTotal: count }
}

const longest = 60

/** Derives a title, which our guests do not write: the first sentence, cut between words. */
export function titleOf(text: string): string {
  const sentence = /^.*?[.!?…](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim()
  const line = sentence.replace(/\s+/g, ' ')
  if (line.length <= longest) return line.replace(/\.$/, '')
  const cut = line.slice(0, longest)
  const lastBlank = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastBlank > 0 ? lastBlank : longest).replace(/[,;:–-]$/, '')}…`
}
