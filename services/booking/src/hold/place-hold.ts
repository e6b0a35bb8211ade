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
import { type ClaimResult, claimNights, type Holder, isHeldBy, isOverlapError } from '../booking/claim-nights.ts'
import type { BookingContext } from '../booking/context.ts'
import { refuseTaken } from '../booking/not-available.ts'
import { commitIf } from '../booking/place-outcome.ts'
import { hashOf } from '../booking/secrets.ts'
import type { Sightings } from '../booking/sightings.ts'
import { priceStay, unknownLodging } from '../price/check-stay.ts'
import { findHeldNights, presentHold } from './find-hold.ts'

export type HoldRequest = InferOutput<typeof holdRequest>

const anyPrice = {
  ...defaultParty,
  currency: 'EUR',
  languageId: 2,
  lodgingUnitTypeId: 1,
  priority: 1,
  hasDiscount: false,
} as const

/** The guest's network and account, if any. */
type Origin = { readonly network: string; readonly userId: number | null }

/** Holds the house for one guest and releases that guest's other holds on any device. A repeated call restarts the time. */
export async function placeHold(
  request: HoldRequest,
  origin: Origin,
  context: BookingContext,
): Promise<Hold | Refusal> {
  const { lodgingId, arrival, duration, party = defaultParty, currency = 'EUR' } = request
  const taken = async () => {
    const held = await findHeldNights(lodgingId, stayFrom(arrival, duration), origin.network, context)
    return refuseTaken({ lodgingId, arrival, duration, party, currency }, context, held)
  }
  try {
    const held = await context.queue.wait(lodgingId, (sightings) => holdInTurn(request, origin, sightings, context))
    if (held === 'taken') return await taken()
    return held === 'unknown-lodging' ? unknownLodging(lodgingId) : held
  } catch (error) {
    if (isOverlapError(error)) return taken()
    throw error
  }
}

/** Uses the queue of bookings: in a rush, waiting at the house's row would exhaust the connections. */
async function holdInTurn(request: HoldRequest, origin: Origin, sightings: Sightings, context: BookingContext) {
  const { lodgingId, arrival, duration } = request
  const stay = stayFrom(arrival, duration)
  if (sightings.isBooked(stay)) return 'taken'
  // Checks that the stay is on offer; the party is not known yet, so it uses the smallest one.
  const option = { ...anyPrice, adults: 1, lodgingId, arrival, duration }
  const priced = await priceStay({ option, items: [] }, context)
  if (isRefusal(priced)) return priced
  return writeHold({ request, ...origin, stay }, context)
}

type NewHold = Origin & { readonly request: HoldRequest; readonly stay: Stay }

type HoldOutcome = Hold | Refusal | Exclude<ClaimResult, { readonly stayId: number }>

function writeHold(
  { request, network, userId, stay }: NewHold,
  { db, now: clock }: BookingContext,
): Promise<HoldOutcome> {
  const now = clock()
  const browserHash = hashOf(request.browserKey)
  const holder = { browserHash, userId }
  const { lodgingId } = request
  const isKept = (outcome: HoldOutcome): boolean => typeof outcome !== 'string'
  return commitIf(db, isKept, async (trx) => {
    // Serialise by guest and network: otherwise two tabs would both count no holds.
    const account = userId === null ? [] : [`user ${userId}`]
    for (const owner of [`browser ${browserHash}`, ...account, `address ${network}`]) await lock(trx, owner)
    if (await isBlocking(trx, { network, holder, now })) return tooManyHolds()
    const before = await findLodgingsOf(trx, holder)
    const claim = await claimNights(trx, { lodgingId, stay, kind: 'hold', party: null, now, holder })
    if (typeof claim === 'string') return claim
    const expiresAt = holdExpiry(now)
    await trx
      .insertInto('hold')
      .values({
        browser_hash: browserHash,
        address: network,
        user_id: userId,
        lodging_id: lodgingId,
        stay_id: claim.stayId,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute()
    await notifyTags(
      trx,
      [...new Set([lodgingId, ...before])].map((id) => `lodging:${id}`),
    )
    await addJob(trx, sweepHolds, {}, { runAt: expiresAt, key: `${sweepHolds.name} ${browserHash}` })
    return presentHold({ lodging_id: lodgingId, ...stay, expires_at: expiresAt }, now)
  })
}

async function lock(trx: Kysely<Database>, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${owner}`}, 0))`.execute(trx)
}

async function findLodgingsOf(trx: Kysely<Database>, holder: Holder): Promise<number[]> {
  const rows = await trx
    .selectFrom('hold')
    .where(sql<boolean>`${isHeldBy(holder)}`)
    .select('lodging_id')
    .execute()
  return rows.map(({ lodging_id: id }) => id)
}

type HoldOrigin = { readonly network: string; readonly holder: Holder; readonly now: Date }

/** Ignores the guest's own holds, which the new one replaces. */
async function isBlocking(trx: Kysely<Database>, { network, holder, now }: HoldOrigin): Promise<boolean> {
  const { count } = await trx
    .selectFrom('hold')
    .where('address', '=', network)
    .where(sql<boolean>`(${isHeldBy(holder)}) is not true`)
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
