import type { LiveStats, SiteStats } from '@marram/contract/booking/shapes'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenInstant } from '@marram/domain/copenhagen-clock'
import { copenhagenDay } from '@marram/domain/iso-day'
import { knownCount, tellableViews } from '@marram/domain/live-fact'
import { createSingleFlight } from '@marram/service-kit/single-flight'
import { type Kysely, sql } from 'kysely'
import { findSiteActivity, presentActivity } from './load-live-stats.ts'

type Deps = { readonly db: Kysely<Database>; readonly now: () => Date }

const ttlMs = 60_000

export function createSiteStats({ db, now }: Deps): () => Promise<SiteStats> {
  return cachedForAMinute(now, () => loadSiteStats(db, now()))
}

/** Views and the latest booking of all houses; free weeks exist only per house. */
export function createSiteLiveStats({ db, now }: Deps): () => Promise<LiveStats> {
  return cachedForAMinute(now, async () => presentActivity(await findSiteActivity(db, now()), noWeeks, now()))
}

const noWeeks = { free: 0, of: 0 }

/** Caches for a minute, because the tables are large. */
function cachedForAMinute<T>(now: () => Date, count: () => Promise<T>): () => Promise<T> {
  const flight = createSingleFlight<T>()
  let cached: { figures: T; until: number } | null = null
  return async () => {
    const at = now().getTime()
    if (cached && at < cached.until) return cached.figures
    const figures = await flight.run('', count)
    cached = { figures, until: at + ttlMs }
    return figures
  }
}

type Counts = {
  readonly lodgings: number
  readonly stays: number
  readonly reviews: number
  readonly stars: number
  readonly views: number
}

async function loadSiteStats(db: Kysely<Database>, now: Date): Promise<SiteStats> {
  const today = copenhagenDay(now)
  const { rows } = await sql<Counts>`
    select
      (select count(*) from lodging where status = 'active') as lodgings,
      (select count(*) from stay where kind = 'guest'
        and departure > ${today}::date - interval '12 months' and departure <= ${today}::date) as stays,
      (select coalesce(sum(review_count), 0) from lodging) as reviews,
      (select coalesce(sum(review_sum), 0) from lodging) as stars,
      (select coalesce(sum(count), 0) from lodging_view where hour >= ${copenhagenInstant(today)}) as views`.execute(db)
  const { lodgings = 0, stays = 0, reviews = 0, stars = 0, views = 0 } = rows[0] ?? {}
  return {
    bookableLodgings: knownCount(lodgings),
    completedStays: knownCount(stays),
    reviewCount: knownCount(reviews),
    reviewAverage: reviews > 0 ? Math.round((stars / reviews) * 100) / 100 : null,
    viewsToday: tellableViews(views),
  }
}
