import { createHash } from 'node:crypto'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import { parseLodgingName } from '@marram/domain/lodging-name'
import { calendarText } from '@marram/service-kit/calendar-text'
import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'

export const feedPath = /^\/ical\/([a-z\d]{1,60})\.ics$/i

type FeedDeps = { readonly db: Kysely<Database>; readonly now: () => Date }
type Feed = { readonly text: string; readonly etag: string }

/** Short, so that a booking reaches frequently polling portals soon. */
const maxAgeSeconds = 300
/** The same for guests and owners, because the calendar is public. */
const summary = 'Not available'

/**
 * Answers `GET /ical/{name}.ics` with the taken nights of a house, without a key, which portals cannot send.
 * `?except=WORD` omits blocks from that portal's own calendar.
 */
export async function answerFeed(request: Request, name: string, deps: FeedDeps): Promise<Response> {
  const except = new URL(request.url).searchParams.get('except')
  const feed = await findFeed(name, except, deps)
  if (!feed) return replyRefusal(refuse(404, 'unknown-lodging', 'There is no house of this name.'))
  const headers = { etag: feed.etag, 'cache-control': `public, max-age=${maxAgeSeconds}` }
  if (isKnown(request, feed.etag)) return new Response(null, { status: 304, headers })
  return new Response(feed.text, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } })
}

async function findFeed(name: string, except: string | null, { db, now }: FeedDeps): Promise<Feed | null> {
  const house = await db
    .selectFrom('lodging')
    .where(sql<boolean>`lower(name) = ${parseLodgingName(name) ?? ''}`)
    .select(['id', 'name'])
    .executeTakeFirst()
  if (!house) return null
  const stays = await db
    .selectFrom('stay')
    .where('lodging_id', '=', house.id)
    .where('departure', '>', copenhagenDay(now()))
    // Holds expire in twenty minutes, but a portal would keep them until its next poll.
    .where('kind', '<>', 'hold')
    // Our own stays have no source, so without `except` there must be no condition on it.
    .$if(except !== null, (query) => query.where('source', 'is distinct from', except))
    .select(['arrival', 'departure', 'created_at'])
    .orderBy('arrival')
    .execute()
  const events = stays.map(({ arrival, departure, created_at: stampedAt }) => {
    return { arrival, departure, stampedAt, summary, uid: `${house.name.toLowerCase()}-${arrival}@marram` }
  })
  const text = calendarText({ name: house.name, events })
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
}

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}
