import { writeSync } from 'node:fs'
import { openDatabase } from '@marram/database/open-database'
import { sql } from 'kysely'

// The program that the proof kills: writes numbers through the pool and prints each after its commit.
const [dataFolder = '', first = '0'] = process.argv.slice(2)
const STDOUT = 1
const LANES = 4

const database = await openDatabase({ dataFolder, log: (message) => process.stderr.write(`${message}\n`) })
if (!(await database.claim())) throw new Error('the data folder is taken')
await sql`create table if not exists proof_write (n bigint primary key)`.execute(database.db)
writeSync(STDOUT, 'ready\n')

async function writeLane(lane: number): Promise<never> {
  for (let n = Number(first) + lane; ; n += LANES) {
    await writeUntilCommitted(n)
    writeSync(STDOUT, `${n}\n`)
  }
}

/** A commit whose answer was lost may have succeeded, so a repetition must be harmless. */
async function writeUntilCommitted(n: number): Promise<void> {
  for (;;) {
    try {
      await sql`insert into proof_write values (${n}) on conflict do nothing`.execute(database.db)
      return
    } catch {
      // The server is restarting.
    }
  }
}

await Promise.all(Array.from({ length: LANES }, (_, lane) => writeLane(lane)))
