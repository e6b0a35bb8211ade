import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '@marram/bench/program/child'
import { seedBookableLodging, seedCoast } from '@marram/booking/testing/seed'
import { settlePayments } from '@marram/contract/booking/tasks'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { undecidedPaymentStates } from '@marram/domain/booking/payment-process'
import { findFreePort } from '@marram/testkit/free-port'
import { type Kysely, sql } from 'kysely'
import { randomFrom } from '../random.ts'
import { comparePaid, type PaidBooks } from './compare-paid.ts'
import { createPayer } from './payer.ts'

type PaymentsOptions = {
  readonly payments: number
  readonly kills: number
  readonly seed: number
  readonly log: (line: string) => void
}
type PaymentsProof = PaidBooks & { readonly kills: number; readonly notices: number; readonly forged: number }

type Agency = { readonly url: string; readonly db: Kysely<Database> }

const entryPoint = new URL('../../../services/booking/src/main.ts', import.meta.url).pathname
const lanes = 6

/**
 * Guests pay by card while notices arrive twice, late, out of order, forged or never, and the program is killed in
 * between. Throws unless the ledger has each captured amount exactly once.
 */
export async function payWhileKilled(agency: Agency, options: PaymentsOptions): Promise<PaymentsProof> {
  const { payments, kills, seed, log } = options
  await seedHouses(agency.db, Math.ceil(payments / 40))
  const port = await findFreePort()
  const program = createProgram(agency.url, port)
  const payer = createPayer({ db: agency.db, port, random: randomFrom(seed) })
  await program.start()
  try {
    let next = 0
    const lane = async (): Promise<void> => {
      for (let number = next++; number < payments; number = next++) await payer.pay(number)
    }
    const work = Promise.all(Array.from({ length: lanes }, lane))
    // A guest who finds a fault ends the run at once.
    let hasFailed = false
    work.catch(() => {
      hasFailed = true
    })
    for (let kill = 1; kill <= kills && !hasFailed; kill += 1) {
      while (next < (payments * kill) / (kills + 1) && !hasFailed) await sleep(20)
      await program.kill()
      log(`Killed the program after ${next} of ${payments} guests.`)
      await program.start()
    }
    await work
    await finish(agency.db)
  } finally {
    await program.kill()
  }
  return { ...(await comparePaid(agency.db, payments)), kills, ...payer.counts() }
}

async function seedHouses(db: Kysely<Database>, houses: number): Promise<void> {
  await seedCoast(db)
  for (let id = 1; id <= houses; id += 1) await seedBookableLodging(db, { id })
  const known = { email: 'karen@example.org', confirmed_at: new Date() }
  await db.insertInto('confirmed_address').values(known).execute()
}

/** The program asks for missing notices after a while; here the payments age at once. */
async function finish(db: Kysely<Database>): Promise<void> {
  for (let round = 0; round < 600; round += 1) {
    await sql`update payment set changed_at = changed_at - interval '11 minutes' where state = 'started' or failure = 'refused'`.execute(
      db,
    )
    const open = await db.selectFrom('payment').where('state', 'in', undecidedPaymentStates).select('id').execute()
    const lost = await db
      .selectFrom('payment')
      .innerJoin('sandbox_charge', 'payment_id', 'payment.id')
      .where(({ or, eb }) => or([eb('payment.state', '=', 'started'), eb('failure', '=', 'refused')]))
      .where('sandbox_charge.state', 'in', ['authorised', 'captured'])
      .select('payment.id')
      .execute()
    if (open.length + lost.length === 0) return
    await addJob(db, settlePayments, {}, { key: settlePayments.name })
    await sleep(200)
  }
  throw new Error('Some payments are still pending.')
}

function createProgram(url: string, port: number) {
  let child: Child | null = null
  const env = {
    PORT: String(port),
    DATABASE_URL: url,
    PUBLIC_KEYS: 'marram-demo',
    PAYMENT_PROVIDER: 'sandbox',
    TRUST_PROXY: '1',
    MARRAM_HOSTS: 'da=http://da.localhost,de=http://de.localhost,en=http://en.localhost',
  }
  return {
    start: async () => {
      child = startChild({ args: [entryPoint], env })
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (child.hasEnded()) throw new Error(child.lines.map(({ text }) => text).join('\n'))
        await sleep(50)
      }
    },
    kill: async () => child?.kill(),
  }
}
