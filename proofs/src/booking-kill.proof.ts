import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '@marram/bench/program/child'
import { metricsToken } from '@marram/bench/program/running-program'
import { openDatabase } from '@marram/database/open-database'
import { findFreePort } from '@marram/testkit/free-port'
import { expect, test } from 'vitest'
import { checkBooks } from './booking/check-books.ts'
import { openDoor, type StayChoice } from './booking/guests.ts'
import { type Order, orderUntilDeath, type SentOrder, settle } from './booking/kill-guests.ts'
import { offeredIn } from './booking/offered-choices.ts'
import { createKillableAgency, type KillableAgency } from './killable-agency.ts'
import { brokerAt } from './program/broker-at.ts'
import { countOf, patience, say, sayResult, seed } from './proof.ts'
import { randomFrom } from './random.ts'

const victims = ['program', 'worker', 'PostgreSQL', 'program and PostgreSQL'] as const
type Victim = (typeof victims)[number]

const rounds = countOf({ sample: 4, full: 100 })
const roundsPerFolder = 20
const longestLifeMs = 600
const root = join(import.meta.dirname, '..', '..')

test(
  'after kills every acknowledged booking is there once, with one mail, and a repeated order gets the same bytes',
  patience,
  async () => {
    const random = randomFrom(seed)
    const sum = { acknowledged: 0, unanswered: 0, unansweredWritten: 0, mails: 0 }
    for (let begin = 0; begin < rounds; begin += roundsPerFolder) {
      const agency = createKillableAgency()
      const sent: SentOrder[] = []
      try {
        const next = orders(await loadChoices(agency), random, begin)
        for (let round = begin; round < Math.min(begin + roundsPerFolder, rounds); round += 1) {
          const victim = victims[round % victims.length] ?? 'program'
          await playRound({ agency, victim, random, next, sent })
          say(`Round ${round + 1} of ${rounds}: killed ${victim}; ${sent.length} orders so far.`)
        }
        const checked = await checkFolder(agency, sent)
        for (const name of ['acknowledged', 'unanswered', 'unansweredWritten', 'mails'] as const)
          sum[name] += checked[name]
      } finally {
        await agency.remove()
      }
    }
    expect(sum.acknowledged).toBeGreaterThan(0)
    sayResult({ rounds, ...sum })
  },
)

type Program = Child & { readonly port: number }
type Round = {
  agency: KillableAgency
  victim: Victim
  random: () => number
  next: () => Order | null
  sent: SentOrder[]
}

async function playRound({ agency, victim, random, next, sent }: Round): Promise<void> {
  const program = await startServing(agency)
  const worker = victim === 'worker' ? await startWorkers(agency, program.port) : null
  const death = new AbortController()
  try {
    const guests = orderUntilDeath({ port: program.port, death: death.signal }, next, sent)
    // A cold program answers slowly; only then do kills hit every phase of an order.
    await untilMore(sent, 2)
    await sleep(random() * longestLifeMs)
    if (victim === 'worker') await worker?.kill()
    if (victim === 'PostgreSQL' || victim === 'program and PostgreSQL') agency.killPostgres()
    // A program recovers by itself from the loss of its worker or its database.
    if (victim === 'worker' || victim === 'PostgreSQL') await untilMore(sent, 4)
    await program.kill()
    death.abort()
    await guests
  } finally {
    death.abort()
    await worker?.kill()
    await program.kill()
  }
}

async function untilMore(sent: readonly SentOrder[], more: number): Promise<void> {
  const before = answeredOf(sent)
  const deadline = performance.now() + 120_000
  while (answeredOf(sent) < before + more) {
    if (performance.now() > deadline) throw new Error('The guests no longer get an answer.')
    await sleep(50)
  }
}

const answeredOf = (sent: readonly SentOrder[]) => sent.filter(({ answer }) => answer !== null).length

async function startServing(agency: KillableAgency): Promise<Program> {
  const port = await findFreePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    MARRAM_DATA: agency.folder,
    DEMO_LODGINGS: '60',
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: '1',
  }
  const program = { ...startChild({ args: [join(root, 'apps/marram/src/main.ts'), 'serve'], env }), port }
  await program.line((text) => text.startsWith('Marram is ready'))
  return program
}

/** Runs a second worker beside the program's: both take jobs, and this one is killed in the middle of one. */
async function startWorkers({ databaseFolder }: KillableAgency, port: number): Promise<Child> {
  const database = await openDatabase({ dataFolder: databaseFolder, log: () => {} })
  const { url } = database
  await database.claim()
  await database.close()
  const env = {
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    PUBLIC_KEYS: 'marram-demo',
    CONTENT_URL: `http://127.0.0.1:${port}/services/content`,
    MARRAM_HOSTS: 'da=http://da.localhost,de=http://de.localhost,en=http://en.localhost',
  }
  return startChild({ args: [join(root, 'services/workers/src/main.ts')], env })
}

async function loadChoices(agency: KillableAgency): Promise<StayChoice[]> {
  const program = await startServing(agency)
  try {
    const broker = brokerAt(program.port)
    const choices: StayChoice[] = []
    for (const { name } of (await broker.lodgings({ lan: 2 })).slice(0, 30)) {
      const page = await broker.lodgingPage({ lan: 2, name })
      if (page) choices.push(...offeredIn(page, { skip: 30, days: 330 }))
    }
    return choices
  } finally {
    await program.stop()
  }
}

/** Drawn at random over a year of thirty houses: most are free, some are taken meanwhile. */
function orders(choices: readonly StayChoice[], random: () => number, begin: number): () => Order | null {
  let count = 0
  return () => {
    const choice = choices[Math.floor(random() * choices.length)]
    count += 1
    return choice
      ? { choice, key: `kill-${begin}-order-${String(count).padStart(8, '0')}`, guest: begin * 100_000 + count }
      : null
  }
}

async function checkFolder(agency: KillableAgency, sent: readonly SentOrder[]) {
  const program = await startServing(agency)
  const open = sent.filter(({ answer }) => answer === null)
  const acknowledged = sent.filter(({ answer }) => answer?.status === 201)
  const written = await countWritten(agency, open)
  try {
    const door = openDoor(program.port)
    for (const entry of open) await settle(entry, door)
    for (const entry of acknowledged) {
      const again: SentOrder = { ...entry, answer: null }
      await settle(again, door)
      if (again.answer?.bytes !== entry.answer?.bytes) throw new Error(`${entry.key} was answered in other words.`)
    }
    await waitForMails(agency)
  } finally {
    await program.stop()
  }
  const all = sent.filter(({ answer }) => answer?.status === 201)
  const { bookings, mails, reservationIds } = await inBooks(agency, checkBooks)
  const lost = all.filter(({ answer }) => !reservationIds.has(JSON.parse(answer?.bytes ?? '{}').data?.reservationId))
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged bookings are lost.`)
  if (bookings !== all.length) throw new Error(`${bookings} bookings for ${all.length} orders.`)
  return { acknowledged: acknowledged.length, unanswered: open.length, unansweredWritten: written, mails }
}

async function countWritten(agency: KillableAgency, open: readonly SentOrder[]): Promise<number> {
  if (open.length === 0) return 0
  const keys = open.map(({ key }) => key)
  return inBooks(agency, async ({ db }) => {
    const rows = await db.selectFrom('idempotency_key').where('key', 'in', keys).select('key').execute()
    return rows.length
  })
}

async function waitForMails(agency: KillableAgency): Promise<void> {
  await inBooks(agency, async ({ db }) => {
    const deadline = performance.now() + 180_000
    for (;;) {
      const waiting = await db.selectFrom('mail').where('state', '<>', 'kept').select('id').limit(1).execute()
      if (waiting.length === 0) return
      if (performance.now() > deadline) throw new Error('A mail never reached the outbox.')
      await sleep(200)
    }
  })
}

type Opened = Awaited<ReturnType<typeof openDatabase>>

async function inBooks<T>({ databaseFolder }: KillableAgency, work: (database: Opened) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataFolder: databaseFolder, log: () => {} })
  try {
    await database.claim()
    return await work(database)
  } finally {
    await database.close()
  }
}
