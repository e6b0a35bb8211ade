import type { holdRequest } from '@marram/contract/booking/place'
import type { Hold } from '@marram/contract/booking/placed'
import { sweepHolds } from '@marram/contract/booking/tasks'
import { notifyTags } from '@marram/database/changes'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { holdExpiry, holdsPerAddress } from '@marram/domain/booking/hold'
import { defaultParty } from '@marram/domain/party'
import { type Stay, stayFrom } from '@marram/domain/stay'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import { claimNights, isOverlapError } from '../booking/claim-nights.ts'
import type { BookingContext } from '../booking/context.ts'
import { refuseTaken } from '../booking/not-available.ts'
import { hashOf } from '../booking/secrets.ts'
import type { Sightings } from '../booking/sightings.ts'
import { priceStay, unknownLodging } from '../price/check-stay.ts'
import { findHeldNights, presentHold } from './find-hold.ts'

export type HoldWish = InferOutput<typeof holdRequest>

const anyPrice = {
  ...defaultParty,
  currency: 'EUR',
  languageId: 2,
  lodgingUnitTypeId: 1,
  priority: 1,
  hasDiscount: false,
} as const

/** Keeps the house for one browser; what that browser held before is free again. Asking anew begins anew. */
export async function placeHold(wish: HoldWish, network: string, context: BookingContext): Promise<Hold | Refusal> {
  const { lodgingId, arrival, duration, party = defaultParty, currency = 'EUR' } = wish
  const taken = async () => {
    const held = await findHeldNights(lodgingId, stayFrom(arrival, duration), network, context)
    return refuseTaken({ lodgingId, arrival, duration, party, currency }, context, held)
  }
  try {
    const held = await context.queue.wait(lodgingId, (sightings) => holdInTurn(wish, network, sightings, context))
    if (held === 'taken') return await taken()
    return held === 'unknown-lodging' ? unknownLodging(lodgingId) : held
  } catch (error) {
    if (isOverlapError(error)) return taken()
    throw error
  }
}

/** In the line of those who book: in a rush they would keep connections from each other at the row of the house. */
async function holdInTurn(wish: HoldWish, network: string, sightings: Sightings, context: BookingContext) {
  const { lodgingId, arrival, duration } = wish
  const stay = stayFrom(arrival, duration)
  if (sightings.isBooked(stay)) return 'taken'
  // Only a stay that the calendar sells can be held; for whom does not matter yet, so the smallest party is asked for.
  const option = { ...anyPrice, adults: 1, lodgingId, arrival, duration }
  const priced = await priceStay({ option, items: [] }, context)
  if (isRefusal(priced)) return priced
  return writeHold({ wish, network, stay }, context)
}

type NewHold = { readonly wish: HoldWish; readonly network: string; readonly stay: Stay }

class NotClaimed extends Error {
  readonly reason: 'taken' | 'unknown-lodging'

  constructor(reason: 'taken' | 'unknown-lodging') {
    super(reason)
    this.reason = reason
  }
}

function writeHold({ wish, network, stay }: NewHold, { db, now: clock }: BookingContext) {
  const now = clock()
  const browserHash = hashOf(wish.browserKey)
  const { lodgingId } = wish
  const work = db.transaction().execute(async (trx) => {
    // One after another for one browser and for one network, or two tabs would both see none.
    for (const owner of [`browser ${browserHash}`, `address ${network}`]) await lock(trx, owner)
    if (await isBlocking(trx, { network, browserHash, now })) return tooManyHolds()
    const before = await findHouseOf(trx, browserHash)
    const claim = await claimNights(trx, { lodgingId, stay, kind: 'hold', party: null, now, browserHash })
    if (typeof claim === 'string') throw new NotClaimed(claim)
    const expiresAt = holdExpiry(now)
    await trx
      .insertInto('hold')
      .values({
        browser_hash: browserHash,
        address: network,
        lodging_id: lodgingId,
        stay_id: claim.stayId,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute()
    await notifyTags(
      trx,
      [...new Set([lodgingId, before ?? lodgingId])].map((id) => `lodging:${id}`),
    )
    await addJob(trx, sweepHolds, {}, { runAt: expiresAt, key: `${sweepHolds.name} ${browserHash}` })
    return presentHold({ lodging_id: lodgingId, ...stay, expires_at: expiresAt }, now)
  })
  return work.catch((error: unknown) => {
    if (error instanceof NotClaimed) return error.reason
    throw error
  })
}

async function lock(trx: Kysely<Database>, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${owner}`}, 0))`.execute(trx)
}

async function findHouseOf(trx: Kysely<Database>, browserHash: string): Promise<number | null> {
  const row = await trx
    .selectFrom('hold')
    .where('browser_hash', '=', browserHash)
    .select('lodging_id')
    .executeTakeFirst()
  return row?.lodging_id ?? null
}

type Holder = { readonly network: string; readonly browserHash: string; readonly now: Date }

/** What this browser holds already will make room. */
async function isBlocking(trx: Kysely<Database>, { network, browserHash, now }: Holder): Promise<boolean> {
  const { count } = await trx
    .selectFrom('hold')
    .where('address', '=', network)
    .where('browser_hash', '<>', browserHash)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count >= holdsPerAddress
}

function tooManyHolds(): Refusal {
  return refuse(429, 'too-many-holds', 'Several houses are being kept for this address already.', {
    headers: { 'retry-after': '60' },
  })
}
