import type { PriceContext } from '@marram/database/prices/price-context'
import type { Database } from '@marram/database/schema.generated'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { defaultDuration } from '@marram/domain/change-day'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { mostSimilar } from '@marram/domain/related'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import { isFreeForOne } from '../free/free-stays.ts'
import { loadOffered } from '../free/load-offered.ts'
import type { StayWindow } from '../free/offered-stays.ts'
import type { RelatedRequest } from '../input.ts'
import { type CandidateFilter, findBest, findNear, type Origin } from './find-candidates.ts'
import { loadProfiles } from './load-profiles.ts'

export type RelatedDeps = PriceContext
export type Related = { readonly lodgingIds: number[]; readonly tags: string[] }

const comingDays = 365

/** Ids of other bookable houses, in at most four statements. */
export async function findRelated(request: RelatedRequest, context: RelatedDeps): Promise<Related | Refusal> {
  const { db, now } = context
  const { lan, lodgingId, limit } = request
  const house = lodgingId === undefined ? null : await findOrigin(db, lodgingId)
  if (lodgingId !== undefined && house === null) {
    return refuse(404, 'unknown-lodging', `There is no house with the number ${lodgingId}.`)
  }
  const today = firstBookableDay(now())
  const window = windowOf(request, today)
  const stays = window ? await loadOffered(context, window) : null
  if (!stays || stays.arrivals.length === 0) return present(house, [])
  const filter = { lan, isFree: isFreeForOne(stays) }
  return present(
    house,
    house ? await findSimilar(db, house, filter, { limit, today }) : await findBest(db, limit, filter),
  )
}

/** The requested stay, or any week of the coming year; null if the arrival has passed. */
function windowOf({ arrival, duration }: RelatedRequest, today: IsoDay): StayWindow | null {
  if (arrival === undefined || duration === undefined) {
    return { from: today, until: addDays(today, comingDays - 1), duration: defaultDuration }
  }
  return arrival < today ? null : { from: arrival, until: arrival, duration }
}

/** Includes paused houses, whose pages link to others. */
async function findOrigin(db: Kysely<Database>, id: number): Promise<Origin | null> {
  const row = await db
    .selectFrom('lodging')
    .where('id', '=', id)
    .select(['id', 'latitude', 'longitude', 'max_persons as maxPersons'])
    .executeTakeFirst()
  return row ?? null
}

async function findSimilar(
  db: Kysely<Database>,
  { id, ...place }: Origin,
  filter: CandidateFilter,
  { limit, today }: { readonly limit: number; readonly today: IsoDay },
): Promise<number[]> {
  const near = await findNear(db, { id, ...place }, filter)
  const profiles = await loadProfiles(db, [id, ...near], today)
  const house = profiles.get(id)
  return house ? mostSimilar(house, [...profiles.values()], limit).map((other) => other.id) : []
}

function present(house: Origin | null, lodgingIds: number[]): Related {
  const own = house ? `lodging:${house.id}` : 'lodgings'
  return { lodgingIds, tags: [own, ...lodgingIds.map((id) => `lodging:${id}`)] }
}
