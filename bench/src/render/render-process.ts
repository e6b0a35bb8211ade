import { openMigrated } from '@marram/program/commands/database'
import { readConfig } from '@marram/program/config'
import { openSite } from '@marram/program/program-site'
import { createServices } from '@marram/program/services'
import { openBuiltSite } from '@marram/program/site-bundle'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import { median } from '../statistics.ts'

// A cache that forgets before every request: what a page costs when nobody has seen it yet, from the routing over the
// broker's SQL to hashing and compression. In the program itself going past the cache is limited to 60 a minute.
const [path = '/', wanted = '100'] = process.argv.slice(2)
const warmUpRounds = 60

const config = readConfig(process.env)
const log = createLog({ name: 'bench', level: 'silent' })
const metrics = createMetrics()
const database = await openMigrated(config, () => {})
const services = await createServices({ config, database, log, metrics })
const source = await openBuiltSite()
const { connections } = services
const { site, origins, dropEverything } = await openSite({ config, connections, source, log, metrics, now: Date.now })
const headers = { host: new URL(origins.de).host, 'accept-encoding': 'br' }

async function renderOnce(): Promise<{ ms: number; bytes: number; status: number }> {
  dropEverything()
  const startedAt = performance.now()
  const response = await site.app.fetch(new Request(`${origins.de}${path}`, { headers }))
  const body = await response.arrayBuffer()
  return { ms: performance.now() - startedAt, bytes: body.byteLength, status: response.status }
}

for (let round = 0; round < warmUpRounds; round++) await renderOnce()
const before = process.cpuUsage()
const renders: { ms: number; bytes: number; status: number }[] = []
for (let round = 0; round < Number(wanted); round++) renders.push(await renderOnce())
const { user, system } = process.cpuUsage(before)
const [last] = renders.slice(-1)
process.stdout.write(
  `${JSON.stringify({
    cpuMs: (user + system) / 1000 / renders.length,
    wallMs: median(renders.map(({ ms }) => ms)),
    bytes: last?.bytes,
    statuses: [...new Set(renders.map(({ status }) => status))],
  })}\n`,
)
await services.close()
await database.close()
