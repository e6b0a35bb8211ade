import { readMetric } from '@marram/bench/program/running-program'
import { openDatabase } from '@marram/database/open-database'
import { visit } from '@marram/testkit/visit'
import { sql } from 'kysely'
import { hasJob, pictureOf } from './acknowledged.ts'
import { type KillableAgency, lodgings } from './killable-agency.ts'

/**
 * Starts the agency once more without help and looks for everything it acknowledged. Returns the number of finished
 * jobs.
 */
export async function checkAgency(
  agency: KillableAgency,
  acknowledged: ReadonlySet<number>,
  first: number,
): Promise<number> {
  const program = await agency.start(first, 0)
  const jobs = [...acknowledged].filter(hasJob)
  try {
    await program.line((text) => text === 'finished')
    for (const n of jobs) await mustBeThere(program.port, pictureOf(n))
    // A picture drawn by its job comes from memory or disk; any other is drawn on request.
    const made = await readMetric(program.port, 'images_answers_total{from="made"}')
    if (made > 0) throw new Error(`${made} of ${jobs.length} jobs were acknowledged but never done.`)
  } finally {
    await program.stop()
  }
  await checkRows(agency, acknowledged)
  return jobs.length
}

async function mustBeThere(port: number, path: string): Promise<void> {
  const { status } = await visit(port, path)
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
}

async function checkRows({ databaseFolder }: KillableAgency, acknowledged: ReadonlySet<number>): Promise<void> {
  const database = await openDatabase({ dataFolder: databaseFolder, log: () => {} })
  try {
    if (!(await database.claim())) throw new Error('A killed program still owns the data folder.')
    const { rows } = await sql<{ n: number }>`select n from proof_write`.execute(database.db)
    const kept = new Set(rows.map(({ n }) => Number(n)))
    const lost = [...acknowledged].filter((n) => !kept.has(n))
    if (lost.length > 0) throw new Error(`${lost.length} acknowledged rows are lost, the first is ${lost[0]}.`)
    const counted = await sql<{ houses: number }>`select count(*)::int as houses from lodging`.execute(database.db)
    const houses = counted.rows[0]?.houses
    if (houses !== lodgings) throw new Error(`The demo agency has ${houses} houses instead of ${lodgings}.`)
  } finally {
    await database.close()
  }
}
