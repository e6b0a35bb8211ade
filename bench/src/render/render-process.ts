import { setTimeout as sleep } from 'node:timers/promises'
import { readPrimary } from '@marram/database/read-replica'
import { openAgency } from '@marram/program/agency-source'
import { openMigrated } from '@marram/program/commands/database'
import { readConfig } from '@marram/program/config'
import { openSite } from '@marram/program/program-site'
import { createServices } from '@marram/program/services'
import { openBuiltSite } from '@marram/program/site-bundle'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import { median } from '../statistics.ts'

// Drops the cache before every request, to measure an uncached page from routing and SQL to hashing and compression;
// bypassing the cache would leave the last two out. `pages` drops only pages, as after a change of something other than a
// house; `house` also one house of the page, as after a booking; `everything` all caches, as after they expire.
const [path = '/', wanted = '100', forget = 'pages'] = process.argv.slice(2)
const warmUpRounds = 60

const config = readConfig(process.env)
const log = createLog({ name: 'bench', level: 'silent' })
const metrics = createMetrics()
const database = await openMigrated(config, () => {})
const { current: agency } = await openAgency(database)
const services = await createServices({
  ...{ config, database, agency, log, metrics },
  reads: readPrimary(database),
  warmUp: true,
})
const { connections } = services
const surroundings = {
  config,
  agency,
  terms: () => [],
  isOpen: () => true,
  connections,
  source: await openBuiltSite(),
  sharedFiles: null,
  log,
  metrics,
  now: Date.now,
}
const { site, origins, dropEverything, dropPages, dropTags } = await openSite(surroundings)
const headers = { host: new URL(origins.de).host, 'accept-encoding': 'br' }

/** The first house that the front page shows. */
async function findHouse(): Promise<string> {
  const response = await site.app.fetch(new Request(`${origins.de}/_payload.json`, { headers: { host: headers.host } }))
  const [, id] = /"last-minute","de"\],"data":\[{"id":(\d+)/.exec(await response.text()) ?? []
  if (id === undefined) throw new Error('The front page shows no house.')
  return `lodging:${id}`
}

// Without the index a page has no houses, and the warm-up would be for another page.
await services.searchReady
const house = forget === 'house' ? await findHouse() : ''
const forgetParts: Readonly<Record<string, () => void>> = {
  house: () => {
    services.dropTags([house])
    dropTags([house])
  },
  everything: () => {
    services.dropEverything()
    dropEverything()
  },
}

type Render = { readonly ms: number; readonly body: Buffer; readonly status: number }

async function renderOnce(): Promise<Render> {
  forgetParts[forget]?.()
  dropPages()
  const startedAt = performance.now()
  const response = await site.app.fetch(new Request(`${origins.de}${path}`, { headers }))
  const body = Buffer.from(await response.arrayBuffer())
  return { ms: performance.now() - startedAt, body, status: response.status }
}

/** Waits for the search thread, whose CPU would count for the page. */
async function untilIdle(): Promise<void> {
  for (let calm = 0; calm < 3; ) {
    const before = process.cpuUsage()
    await sleep(300)
    const { user, system } = process.cpuUsage(before)
    calm = user + system < 30_000 ? calm + 1 : 0
  }
}

/** CPU of all threads, and of this thread alone, without compression, search and garbage collection threads. */
async function timed(rounds: number, work: () => unknown): Promise<{ cpuMs: number; threadMs: number }> {
  const [all, thread] = [process.cpuUsage(), process.threadCpuUsage()]
  for (let round = 0; round < rounds; round++) await work()
  const perRound = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000 / rounds
  return { cpuMs: perRound(process.cpuUsage(all)), threadMs: perRound(process.threadCpuUsage(thread)) }
}

for (let round = 0; round < warmUpRounds; round++) await renderOnce()
await untilIdle()
const renders: Render[] = []
const cost = await timed(Number(wanted), async () => void renders.push(await renderOnce()))
const [last] = renders.slice(-1)
process.stdout.write(
  `${JSON.stringify({
    ...cost,
    wallMs: median(renders.map(({ ms }) => ms)),
    bytes: last?.body.length,
    statuses: [...new Set(renders.map(({ status }) => status))],
  })}\n`,
)
await services.close()
await database.close()
