import type { ViewedLodging } from '@marram/contract/booking/shapes'
import type { Database } from '@marram/database/schema.generated'
import { isCrawler } from '@marram/domain/crawler'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { RecentVisitors } from './recent-visitors.ts'

export type Visitor = { readonly headers: Headers; readonly network: string | undefined }

type Deps = { readonly db: Kysely<Database>; readonly now: () => Date; readonly visitors: RecentVisitors }

const hourMs = 3_600_000

/** Null whether or not the view counts: the sender need not know. */
export async function countView(
  { lodgingId }: ViewedLodging,
  visitor: Visitor,
  { db, now, visitors }: Deps,
): Promise<Refusal | null> {
  if (!isGuest(visitor.headers)) return null
  const userAgent = visitor.headers.get('user-agent') ?? ''
  if (visitor.network !== undefined && !visitors.isNew(visitor.network, userAgent, lodgingId)) return null
  const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs)
  const { rows } = await sql`
    insert into lodging_view (lodging_id, hour, count) select id, ${hour}, 1 from lodging where id = ${lodgingId}
    on conflict (lodging_id, hour) do update set count = lodging_view.count + 1
    returning lodging_id`.execute(db)
  if (rows.length > 0) return null
  return refuse(404, 'unknown-lodging', `There is no house with the number ${lodgingId}.`)
}

/** Excludes crawlers and pages of other sites. */
function isGuest(headers: Headers): boolean {
  const from = headers.get('sec-fetch-site')
  return !isCrawler(headers.get('user-agent')) && (from === null || from === 'same-origin')
}
