import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../statistics.ts'
import { staysOf } from './errands.ts'
import { type Errand, parseVisitors, type Reception, type Receptions } from './receptions.ts'

// Sends requests at a fixed rate, whether or not earlier ones are answered, as guests do. Run it as a separate process.
const { port, seconds, perSecond, errands, seed } = parseVisitors(process.argv[2] ?? '')
const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
const patienceMs = 15_000
const tallies = new Map<string, { ok: number[]; refused: number; limited: number; wrong: string[] }>()
let sent = 0
let open = 0

function visitOnce({ kind, method, path, body, headers }: Errand): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const tally = tallies.get(kind) ?? { ok: [], refused: 0, limited: 0, wrong: [] }
  tallies.set(kind, tally)
  const number = seed + sent
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const startedAt = performance.now()
  const fill = (text: string) => text.replaceAll('{n}', String(number)).replace('{stay}', staysOf(number))
  const payload = body === undefined ? undefined : fill(body)
  const asked = request(
    {
      ...{ host: '127.0.0.1', port, agent, method, path: fill(path), timeout: patienceMs },
      headers: {
        ...{ host: `de.localhost:${port}`, 'accept-encoding': 'br', accept: 'text/html,*/*', ...headers },
        'x-forwarded-for': address,
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(payload)),
        }),
      },
    },
    (response) => {
      response.resume().once('close', () => {
        const { statusCode = 0 } = response
        if (statusCode === 200) tally.ok.push(performance.now() - startedAt)
        else if (statusCode === 503 && Number(response.headers['retry-after']) > 0) tally.refused += 1
        else if (statusCode === 429) tally.limited += 1
        else tally.wrong.push(String(statusCode))
        resolve()
      })
    },
  )
  asked.on('timeout', () => asked.destroy(new Error('no answer')))
  asked.on('error', (error) => {
    tally.wrong.push(error.message)
    resolve()
  })
  asked.end(payload)
  return promise
}

/** By share, in a fixed order. */
function* inTurns(): Generator<Errand, never> {
  const credits = errands.map(() => 0)
  for (;;) {
    let best = 0
    for (const [at, { share }] of errands.entries()) {
      credits[at] = (credits[at] ?? 0) + share
      if ((credits[at] ?? 0) > (credits[best] ?? 0)) best = at
    }
    credits[best] = (credits[best] ?? 0) - 1
    const errand = errands[best]
    if (errand) yield errand
  }
}

const next = inTurns()
const underWay = new Set<Promise<void>>()
const startedAt = performance.now()
while (performance.now() - startedAt < seconds * 1000) {
  const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond)
  for (; sent < due; sent += 1) {
    open += 1
    const visit = visitOnce(next.next().value).finally(() => {
      open -= 1
      underWay.delete(visit)
    })
    underWay.add(visit)
  }
  await sleep(2)
}
const stillOpen = open
await Promise.all(underWay)
const receptions: Record<string, Reception> = {}
for (const [kind, { ok, refused, limited, wrong }] of tallies) {
  receptions[kind] = {
    sent: ok.length + refused + limited + wrong.length,
    ...{ ok: ok.length, refused, limited, wrong: wrong.length, reasons: [...new Set(wrong)].slice(0, 3) },
    p50Ms: ok.length === 0 ? 0 : Math.round(percentile(ok, 0.5)),
    p99Ms: ok.length === 0 ? 0 : Math.round(percentile(ok, 0.99)),
  }
}
const tookS = (performance.now() - startedAt) / 1000
process.send?.({ seconds: tookS, stillOpen, receptions } satisfies Receptions)
agent.destroy()
process.disconnect?.()
