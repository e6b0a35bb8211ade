import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { locationsIn } from '@marram/search/options/rehearse'
import type { Answer } from '../load/answer.ts'
import { type Context, type Finding, type Measure, type Measured, measureParts } from '../measure.ts'
import { compareRender } from '../peers/compare-render.ts'
import { comparePeer, type PeerRun, type PeerTiming } from '../peers/compare-search.ts'
import { compareStored } from '../peers/compare-stored.ts'
import { openPostgres, openSqlite, type PeerDatabase } from '../peers/databases.ts'
import { openDuckdb } from '../peers/duckdb.ts'
import { fetchSettledPage } from '../program/running-program.ts'
import { readMix } from '../search/mix.ts'
import { prepareEngine } from '../search/prepared-engine.ts'
import { askMix } from '../search/run-mix.ts'
import { percentile, round } from '../statistics.ts'

const usualLodgings = 10_000
const manyLodgings = 50_000
/** For the questions to each database; as many as fit. */
const databaseMs = 40_000

/**
 * What three databases need for our searches, in the same run; their answers are compared with ours before anything is
 * timed. A ratio is how many times as long as we they take.
 */
export const peersSearch: Measure = { name: 'peers-search', run: searchPeers }

/** A stored page against nginx, and one made anew against a plain React server; a ratio is how many times as much we need. */
export const peersPage: Measure = { name: 'peers-page', run: pagePeers }

const databases = { PostgreSQL: openPostgres, SQLite: openSqlite, DuckDB: openDuckdb }

async function searchPeers({ isFull, say }: Context): Promise<Measured> {
  const lodgings = isFull ? manyLodgings : usualLodgings
  const now = new Date()
  const { engine, writeAgain } = await prepareEngine(lodgings, now)
  const questions = askMix(readMix(now), locationsIn(engine.store), now)
  const task = { questions, now, changeHouse: writeAgain, maxMs: databaseMs }
  const measure = async (name: string, open: () => Promise<PeerDatabase>): Promise<Finding[]> => {
    say(`${name}, ${lodgings} houses`)
    const database = await open()
    try {
      return presentPeer(`${lodgings} houses, ${name}`, await comparePeer(database, engine, task))
    } finally {
      await database.close()
    }
  }
  const parts = Object.entries(databases).map(([name, open]) => [name, () => measure(name, open)] as const)
  return measureParts(Object.fromEntries(parts))
}

function presentPeer(name: string, { loadS, late, peer, ours }: PeerRun): Finding[] {
  const detail = { answered: peer.length, late, loadS: round(loadS) }
  const compared = (what: string, part: number, read: (timing: PeerTiming) => number): Finding => {
    const [theirs, own] = [peer, ours].map((timings) => percentile(timings.map(read), part))
    return {
      what: `${name}, ${what}`,
      unit: 'ms',
      value: round(theirs ?? Number.NaN, 2),
      baseline: round(own ?? Number.NaN, 3),
      ratio: round((theirs ?? Number.NaN) / (own ?? Number.NaN), 1),
      detail,
    }
  }
  return [
    compared('list, p50', 0.5, ({ listMs }) => listMs),
    compared('list and counts, p50', 0.5, ({ wholeMs }) => wholeMs),
    compared('list and counts, p99', 0.99, ({ wholeMs }) => wholeMs),
  ]
}

async function pagePeers(context: Context): Promise<Finding[]> {
  const agency = await context.agency()
  const folder = await mkdtemp(join(tmpdir(), 'marram-bench-peers-'))
  try {
    const program = await agency.start()
    let page: Answer
    const findings: Finding[] = []
    try {
      const headers = { host: `de.localhost:${program.port}`, 'accept-encoding': 'br' }
      page = await fetchSettledPage(program, headers)
      const stored = await compareStored(program, page, headers, folder)
      if (stored === null)
        context.say('nginx: left out, because it is not installed here (Debian: apt-get install nginx)')
      else findings.push(stored)
    } finally {
      await program.stop()
    }
    context.say('plain React server')
    const html = brotliDecompressSync(page.body).toString()
    return [...findings, await compareRender({ html, agency: agency.folder, folder })]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
