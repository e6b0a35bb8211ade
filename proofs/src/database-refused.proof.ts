import { setTimeout as sleep } from 'node:timers/promises'
import { startAgency } from '@marram/testkit/agency'
import { type Answer, visit } from '@marram/testkit/visit'
import { test } from 'vitest'
import { countOf, patience, say, sayResult } from './proof.ts'

const seconds = countOf({ sample: 3, full: 60 })
const host = 'de.localhost'
const pauseMs = 100
const recoveryMs = 60_000

test('while the database refuses connections, stored pages are served, and no page is a 404', patience, async () => {
  const agency = await startAgency({ env: { TRUST_PROXY: '1' } })
  try {
    let guests = 0
    // Each from a different address: renders per network are limited.
    const ask = (path: string): Promise<Answer> => {
      guests += 1
      const headers = { 'x-forwarded-for': `10.${guests >> 16}.${(guests >> 8) & 255}.${guests & 255}` }
      return visit(agency.port, path, { host, headers })
    }
    // A page without its search part expires soon, so the search must be ready first.
    await untilReady(ask)
    const pages = await listPages(ask)
    const stored = new Set(pages.filter((_, at) => at % 2 === 0))
    for (const path of stored) mustBe(path, await ask(path), [200])
    say(`${pages.length} pages, ${stored.size} of them stored`)
    await agency.database.allowConnections(false)
    const byStatus = new Map<number, number>()
    const endsAt = performance.now() + seconds * 1000
    let asked = 0
    while (performance.now() < endsAt) {
      const path = pages[asked % pages.length] ?? '/'
      const answer = await ask(path)
      mustBe(path, answer, stored.has(path) ? [200] : [200, 503])
      byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1)
      asked += 1
      await sleep(pauseMs)
    }
    await agency.database.allowConnections(true)
    const readyAfterMs = Math.round(await untilReady(ask))
    for (const path of pages) mustBe(path, await ask(path), [200])
    sayResult({ seconds, asked, byStatus: Object.fromEntries(byStatus), readyAfterMs })
  } finally {
    await agency.stop()
  }
})

/** Pages of each kind from the sitemap, and searches that are not cached yet. */
async function listPages(ask: (path: string) => Promise<Answer>): Promise<string[]> {
  const { text } = await ask('/sitemap.xml')
  const parts = [...text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*\.xml[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const texts = parts.length > 0 ? await Promise.all(parts.map(async (path) => (await ask(path)).text)) : [text]
  const pages = texts.flatMap((part) =>
    [...part.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path),
  )
  const found = [...new Set(pages.filter((path) => path !== undefined))]
  if (found.length < 50) throw new Error(`The sitemap names only ${found.length} pages.`)
  const searches = Array.from(
    { length: 40 },
    (_, at) => `/ferienhaus-suche/?filter=1&10=${(at % 8) + 1}&maxPris=${4000 - at * 50}`,
  )
  return [...found, ...new Set(searches)]
}

function mustBe(path: string, { status, headers }: Answer, expected: readonly number[]): void {
  if (!expected.includes(status))
    throw new Error(`${path} was answered with ${status}, not with ${expected.join(' or ')}.`)
  if (status >= 500 && !(Number(headers['retry-after']) > 0)) {
    throw new Error(`${path} failed with ${status} and does not say when to come again.`)
  }
}

async function untilReady(ask: (path: string) => Promise<Answer>): Promise<number> {
  const from = performance.now()
  while ((await ask('/readyz')).status !== 200) {
    if (performance.now() - from > recoveryMs)
      throw new Error('The program is not ready although the database is back.')
    await sleep(pauseMs)
  }
  return performance.now() - from
}
