import { locationsIn } from '@marram/search/options/rehearse'
import { type Context, type Finding, type Measure, type Measured, measureParts } from '../measure.ts'
import { comparePeer, type PeerRun, type PeerTiming } from '../peers/compare-search.ts'
import { openPostgres, openSqlite, type PeerDatabase } from '../peers/databases.ts'
import { openDuckdb } from '../peers/duckdb.ts'
import { isInstalled, openSphinx } from '../peers/sphinx.ts'
import { readMix } from '../search/mix.ts'
import { prepareEngine } from '../search/prepared-engine.ts'
import { askMix } from '../search/run-mix.ts'
import { percentile, round } from '../statistics.ts'

const usualLodgings = 10_000
const manyLodgings = 50_000
/** Time for the queries to each database. */
const databaseMs = 40_000

/**
 * Our searches in four databases, in the same run, timed only if their results equal ours. The ratio is their time divided
 * by ours.
 */
export const peersSearch: Measure = { name: 'peers-search', run: searchPeers }

const databases = { PostgreSQL: openPostgres, SQLite: openSqlite, DuckDB: openDuckdb, Sphinx: openSphinx }

async function searchPeers({ isFull, say }: Context): Promise<Measured> {
  const lodgings = isFull ? manyLodgings : usualLodgings
  const now = new Date()
  const { engine, writeAgain } = await prepareEngine(lodgings, now)
  const questions = askMix(readMix(now), locationsIn(engine.store), now)
  const task = { questions, now, changeHouse: writeAgain, maxMs: databaseMs }
  const measure = async (name: string, open: () => Promise<PeerDatabase>): Promise<Finding[]> => {
    if (name === 'Sphinx' && !(await isInstalled())) {
      say('Sphinx is left out: searchd and indexer are not installed (Debian: sphinxsearch)')
      return []
    }
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

function presentPeer(name: string, { loadS, late, unable, peer, ours }: PeerRun): Finding[] {
  const detail = { answered: peer.length, late, unable, loadS: round(loadS) }
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
