import { connect } from '@marram/database/connection'
import { buildCatalogue, refreshLodgings } from '@marram/search/indexer/build-catalogue'
import { locationsIn } from '@marram/search/options/rehearse'
import { createHelpers } from '@marram/search/schedule/helpers'
import { createLog } from '@marram/service-kit/logging'
import { percentile } from '../statistics.ts'
import { readMix } from './mix.ts'
import { answer, askMix } from './run-mix.ts'

// One search node over the given database, measured in CPU time, which a busy machine hardly changes. Prints one line of JSON.
const [url = ''] = process.argv.slice(2)
const changes = 100
const rounds = 10
const now = new Date()
const database = connect({ url, applicationName: 'marram bench', maxConnections: 4 })
const deps = { db: database.db, content: null, now: () => now }

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const residentMb = (): number => {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().rss / 1_048_576
}

const emptyMb = residentMb()
const beforeBuild = cpuMs()
const startedAt = performance.now()
const built = await buildCatalogue(deps)
const buildS = (performance.now() - startedAt) / 1000
const buildCpuS = (cpuMs() - beforeBuild) / 1000
const indexMb = residentMb()

const questions = askMix(readMix(now), locationsIn(built.engine.store), now)
const timed = (question: (typeof questions)[number]): number => {
  const { user, system } = process.threadCpuUsage()
  answer(built.engine, question, now)
  const after = process.threadCpuUsage()
  return (after.user + after.system - user - system) / 1000
}
const first = questions.map(timed)
// Cached answers take less than the clock's step.
const beforeAgain = cpuMs()
for (let round = 0; round < rounds; round += 1) for (const question of questions) answer(built.engine, question, now)
const againMs = (cpuMs() - beforeAgain) / (rounds * questions.length)

const ids = [...built.engine.store.rowOf.keys()].slice(0, changes)
const beforeChanges = cpuMs()
for (const id of ids) await refreshLodgings(deps, built, [id])
const changeMs = (cpuMs() - beforeChanges) / ids.length
const asMuchMb = residentMb()

const helpers = createHelpers({ live: { catalogue: () => built }, log: createLog({ name: 'bench', level: 'silent' }) })
const beforeHelper = cpuMs()
const helperAt = performance.now()
const request = {
  isList: false,
  queries: [{ uid: 'lodgingOptions_duration-7_lan-2', kind: 'search', body: {} }],
} as const
await helpers.ask({ kind: 'request', request, now, texts: new Map() })
const helper = { helperS: (performance.now() - helperAt) / 1000, helperCpuMs: cpuMs() - beforeHelper }
const helperMb = residentMb() - asMuchMb
await helpers.stop()
await database.close()

const mean = first.reduce((sum, ms) => sum + ms, 0) / first.length
const firstMs = { mean, p50: percentile(first, 0.5), p99: percentile(first, 0.99) }
const memory = { emptyMb, indexMb, askedMb: asMuchMb, helperMb }
console.log(JSON.stringify({ buildS, buildCpuS, memory, firstMs, againMs, changeMs, ...helper }))
