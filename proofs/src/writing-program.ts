import { writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { warmImages } from '@marram/contract/task'
import { addJob } from '@marram/database/jobs/add-job'
import { openMigrated } from '@marram/program/commands/database'
import { readConfig } from '@marram/program/config'
import { prepareDemo } from '@marram/program/demo-agency'
import { startProgram } from '@marram/program/program'
import { openBuiltSite } from '@marram/program/site-bundle'
import { createLog } from '@marram/service-kit/logging'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { sql } from 'kysely'
import { hasJob, pictureOf } from './acknowledged.ts'

// The agency as `marram serve` runs it, with guests in the same process who write continuously: a row, and for some
// rows a job in the same transaction. A number is printed once its transaction has been committed.
const [first = '0', lanes = '4'] = process.argv.slice(2)
const stdout = 1

const config = readConfig(process.env)
const log = createLog({ name: 'proof', level: 'warn', write: (line) => process.stderr.write(line) })
const database = await openMigrated(config, () => {})
await prepareDemo(database, config)
await sql`create table if not exists proof_write (n bigint primary key)`.execute(database.db)
const program = await startProgram({ config, database, log, source: await openBuiltSite() })
// Without an index, a page with a list of houses answers 503.
await program.ready
let isStopping = false
stopOnSignals(async () => {
  isStopping = true
  await program.stop()
  await database.close()
})
writeSync(stdout, `ready ${program.port}\n`)

async function writeLane(start: number, step: number): Promise<void> {
  for (let n = start; !isStopping; n += step) {
    if (await isWritten(n)) writeSync(stdout, `${n}\n`)
  }
}

/**
 * A commit whose answer was lost may have succeeded, so a repetition must be harmless; the job's key keeps it single.
 */
async function isWritten(n: number): Promise<boolean> {
  while (!isStopping) {
    try {
      await database.db.transaction().execute(async (transaction) => {
        await sql`insert into proof_write values (${n}) on conflict do nothing`.execute(transaction)
        if (hasJob(n)) await addJob(transaction, warmImages, { urls: [pictureOf(n)] }, { key: `proof-${n}` })
      })
      return true
    } catch {
      // PostgreSQL was killed and is restarting.
      await sleep(20)
    }
  }
  return false
}

/**
 * The last program of a proof does not write: it finishes the jobs of the killed ones. Network tasks may stay pending.
 */
async function finishJobs(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ open: number }>`
      select count(*)::int as open from graphile_worker.jobs where key like 'proof-%'`.execute(database.db)
    if (rows[0]?.open === 0) return
    await sleep(100)
  }
}

const count = Number(lanes)
if (count === 0) {
  await finishJobs()
  writeSync(stdout, 'finished\n')
}
await Promise.all(Array.from({ length: count }, (_, lane) => writeLane(Number(first) + lane, count)))
