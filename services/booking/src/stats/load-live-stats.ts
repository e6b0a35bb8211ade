import type { LiveStats } from '@marram/contract/booking/shapes'
import type { PriceContext } from '@marram/database/prices/price-context'
import type { Database } from '@marram/database/schema.generated'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { defaultDuration, nearestSaturday } from '@marram/domain/change-day'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { liveFacts } from '@marram/domain/live-fact'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { selectFreeArrivals } from '../free/free-stays.ts'
import { loadOffered } from '../free/load-offered.ts'

const hourMs = 3_600_000
const comingWeeks = 12

/** Takes three statements; a rule of the domain decides what to show. */
export async function loadLiveStats(lodgingId: number, context: PriceContext): Promise<LiveStats | Refusal> {
  const { db, now } = context
  const at = now()
  const activity = await findActivity(db, lodgingId, at)
  if (!activity) return refuse(404, 'unknown-lodging', `There is no house with the number ${lodgingId}.`)
  return presentActivity(activity, await countFreeWeeks(context, lodgingId, at), at)
}

type Activity = { readonly views: number; readonly booked_at: Date | null }
type FreeWeeks = { readonly free: number; readonly of: number }

export function presentActivity({ views, booked_at: bookedAt }: Activity, freeWeeks: FreeWeeks, at: Date): LiveStats {
  const hoursSinceBooking = bookedAt === null ? null : Math.floor((at.getTime() - bookedAt.getTime()) / hourMs)
  return liveFacts({ views, hoursSinceBooking, freeWeeks })
}

export async function findSiteActivity(db: Kysely<Database>, at: Date): Promise<Activity> {
  const { rows } = await sql<Activity>`
    select
      (select coalesce(sum(count), 0) from lodging_view where hour >= ${dayBefore(at)} and hour <= ${at}) as views,
      (select max(created_at) from stay where kind = 'guest') as booked_at`.execute(db)
  return rows[0] ?? { views: 0, booked_at: null }
}

/** Counts only hours that began within the last 24, so that the number is never too high. */
function dayBefore(at: Date): Date {
  return new Date(at.getTime() - 24 * hourMs)
}

async function findActivity(db: Kysely<Database>, lodgingId: number, at: Date): Promise<Activity | undefined> {
  const { rows } = await sql<Activity>`
    select
      (select coalesce(sum(count), 0) from lodging_view view
        where view.lodging_id = lodging.id and hour >= ${dayBefore(at)} and hour <= ${at}) as views,
      (select max(created_at) from stay where stay.lodging_id = lodging.id and kind = 'guest') as booked_at
    from lodging where id = ${lodgingId}`.execute(db)
  return rows[0]
}

/** A week is free if a stay can begin on one of the days around its Saturday. */
async function countFreeWeeks(context: PriceContext, lodgingId: number, at: Date): Promise<FreeWeeks> {
  const from = firstBookableDay(at)
  const lastSaturday = addDays(nearestSaturday(addDays(from, 2)), (comingWeeks - 1) * 7)
  const window = { from, until: addDays(lastSaturday, 2), duration: defaultDuration }
  const offered = await loadOffered(context, window)
  if (offered.arrivals.length === 0) return { free: 0, of: 0 }
  const { rows } = await selectFreeArrivals(lodgingId, offered).execute(context.db)
  return { free: countSaturdays(rows.map(({ arrival }) => arrival)), of: countSaturdays(offered.arrivals) }
}

function countSaturdays(arrivals: readonly IsoDay[]): number {
  return new Set(arrivals.map(nearestSaturday)).size
}
