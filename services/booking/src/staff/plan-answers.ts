import * as desk from '@marram/contract/desk/plan'
import { answerCommand, answerQuery, type DeskAnswer } from '@marram/database/command/mount-desk'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { PriceContext } from '@marram/database/prices/price-context'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import { addBlock, moveBlock, removeBlock } from '../block/house-blocks.ts'
import type { Inside } from '../booking/context.ts'
import { loadBars } from '../plan/load-bars.ts'
import { loadPlanHouses } from '../plan/load-houses.ts'
import { loadPlanPrices } from '../plan/load-prices.ts'

const houses = staffQuery<Inside>()(desk.planHouses, ({ language }, { db, now }) =>
  loadPlanHouses(db, language, copenhagenDay(now())),
)

const bars = staffQuery<Inside>()(desk.planWindow, async (window, { db, now }, { permissions }) => {
  const mayReadBookings = permissions.includes('bookings.read')
  return { bars: await loadBars(db, window, { now: now(), mayReadBookings }) }
})

const prices = staffQuery<PriceContext>()(desk.planPrices, (window, context) => loadPlanPrices(context, window))

/** By its name, as staff search for it and as entries about calendars have it. */
async function subjectOf(db: Kysely<Database>, house: number): Promise<string> {
  const { name } = await db.selectFrom('lodging').where('id', '=', house).select('name').executeTakeFirstOrThrow()
  return `house ${name.toUpperCase()}`
}

const clockOf = (now: Date) => ({ now, today: copenhagenDay(now) })

export const block = staffCommand<Inside>()(desk.blockHouse, async (wanted, { db, now }) => {
  const id = await addBlock(db, wanted, clockOf(now()))
  if (isRefusal(id)) return id
  const { note: _, ...after } = wanted
  return { output: { id }, subject: await subjectOf(db, wanted.house), before: {}, after: { block: id, ...after } }
})

export const changeBlock = staffCommand<Inside>()(desk.changeBlock, async (wanted, { db, now }) => {
  const before = await moveBlock(db, wanted, clockOf(now()))
  if (isRefusal(before)) return before
  const { note: _, was: __, id, ...after } = wanted
  const facts = { before: { block: id, ...before }, after: { block: id, ...after } }
  return { output: { id }, subject: await subjectOf(db, wanted.house), ...facts }
})

export const unblock = staffCommand<Inside>()(desk.unblockHouse, async ({ id, was }, { db }) => {
  const before = await removeBlock(db, id, was)
  if (isRefusal(before)) return before
  return { output: { id }, subject: await subjectOf(db, before.house), before: { block: id, ...before }, after: {} }
})

/** The occupancy plan. Taken nights and rents are public; names and numbers need `bookings.read`. */
export const planAnswers: readonly DeskAnswer<Inside>[] = [
  answerQuery(houses),
  answerQuery(bars),
  answerQuery(prices),
  answerCommand(block),
  answerCommand(changeBlock),
  answerCommand(unblock),
]
