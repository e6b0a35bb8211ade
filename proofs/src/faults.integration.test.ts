import { setTimeout as sleep } from 'node:timers/promises'
import { visit } from '@marram/testkit/visit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { faultOf, type LiveFaultId, liveFaultIds, parts, seenIn } from './faults/faults.ts'
import { type Guests, inviteGuests } from './faults/guests.ts'
import { inject } from './faults/inject.ts'
import { openStage, type Stage } from './faults/stage.ts'
import { countOf, patience, sayResult, seed } from './proof.ts'
import { randomFrom } from './random.ts'

/** Between the requests of another guest. */
const pauseMs = 50
const recovery = { timeout: 60_000, interval: 100 }

let stage: Stage
let guests: Guests
beforeAll(async () => {
  stage = await openStage()
  guests = await inviteGuests(stage)
}, 300_000)
afterAll(() => stage?.close())
beforeEach(() => {
  // Pages say which part they could not load.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test.each(liveFaultIds)('%s', patience, async (id) => {
  await live([id])
})

test('pairs of faults', patience, async () => {
  const pairs = liveFaultIds.flatMap((a, at) => liveFaultIds.slice(at + 1).map((b) => [a, b] as const))
  const possible = pairs.filter(([a, b]) => !areOneFault(a, b))
  const random = randomFrom(seed)
  const count = Math.min(countOf({ sample: 3, full: possible.length }), possible.length)
  for (let done = 0; done < count; done += 1) {
    const [pair] = possible.splice(Math.floor(random() * possible.length), 1)
    if (pair) await live(pair)
  }
  sayResult({ pairs: count, orders: guests.orders.length, mails: stage.mails.length })
})

/** Two faults of one thing, or two clocks. */
function areOneFault(a: LiveFaultId, b: LiveFaultId): boolean {
  return a.split('-')[0] === b.split('-')[0]
}

/** Injects the faults under load, compares what guests see with the table, and expects everything back afterwards. */
async function live(ids: readonly LiveFaultId[]): Promise<void> {
  const logged = stage.log.length
  await guests.warm()
  const lifts = []
  for (const id of ids) lifts.push(await inject[id](stage))
  const rush = keepAsking()
  try {
    await compareWithTable(ids)
    if (ids.length === 1)
      for (const { log = '' } of ids.map(faultOf)) expect(stage.log.slice(logged).join('')).toContain(log)
  } finally {
    for (const lift of lifts.reverse()) await lift()
    await rush.stop()
  }
  expect(rush.wrong).toEqual([])
  await vi.waitFor(
    async () => expect(await Promise.all(parts.map(guests.ask))).toEqual(parts.map(() => 'ok')),
    recovery,
  )
  await allMailed()
  await checkBooks()
}

async function compareWithTable(ids: readonly LiveFaultId[]): Promise<void> {
  const faults = ids.map(faultOf)
  const judged = parts.filter((part) => !faults.some(({ untested = [] }) => untested.includes(part)))
  const seen = await Promise.all(judged.map(async (part) => [part, await guests.ask(part)] as const))
  for (const [part, got] of seen) {
    expect([ids, part, seenIn(ids, part)]).toEqual([ids, part, expect.arrayContaining([got])])
  }
  if (faults.some(({ ready }) => ready === 503)) expect((await visit(stage.agency.port, '/readyz')).status).toBe(503)
  if (faults.every(({ mail }) => mail === undefined)) await allMailed()
}

/** Other guests, of whom none may get an answer that is neither a page nor a 503 with Retry-After. */
function keepAsking() {
  let isOver = false
  const wrong: string[] = []
  const lane = async (): Promise<void> => {
    while (!isOver) {
      for (const part of ['page', 'search'] as const) {
        const seen = await guests.ask(part)
        if (!['ok', 'less', '503'].includes(seen)) wrong.push(`${part}: ${seen}`)
        await sleep(pauseMs)
      }
    }
  }
  const lanes = [lane(), lane()]
  return {
    wrong,
    stop: () => {
      isOver = true
      return Promise.all(lanes)
    },
  }
}

/** Every acknowledged order has its mail, once. Retries come at once rather than after a pause. */
async function allMailed(): Promise<void> {
  const { db } = stage.agency.database
  await vi.waitFor(async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(db)
    const missing = guests.orders.filter(({ email }) => !stage.mails.some(({ to }) => to.includes(email)))
    expect(missing.map(({ email }) => email)).toEqual([])
  }, recovery)
  const orderers = new Set(guests.orders.map(({ email }) => email))
  const recipients = stage.mails.flatMap(({ to }) => to).filter((email) => orderers.has(email))
  expect(recipients.length).toBe(orderers.size)
}

/** Nothing acknowledged is lost or doubled, and a repeated order gets the same bytes. */
async function checkBooks(): Promise<void> {
  const { db } = stage.agency.database
  const rows = await db.selectFrom('booking').select(['reservation_id', 'total']).execute()
  for (const { reservationId } of guests.orders) {
    expect(rows.filter((row) => row.reservation_id === reservationId)).toHaveLength(1)
  }
  const last = guests.orders.at(-1)
  if (last) expect((await last.repeat()).text).toBe(last.bytes)
}
