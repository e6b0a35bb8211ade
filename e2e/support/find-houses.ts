import { visit } from '@marram/testkit/visit'

export type Houses = {
  /** A read-only house with free days, more than three reviews and pictures of every room. */
  readonly shown: string
  /** Paths to the first step, each with a stay for one test, because a booking affects others. */
  readonly stays: readonly string[]
  /** The same for tests that change the dates, which ends long before arrival. */
  readonly movable: readonly string[]
}

/** Number of booking tests. Repeated tests run in parallel and need different nights. */
export const bookingTests = 8

/** Uses plain requests, once per run, which are cheaper than page loads. */
export async function findHouses(port: number, repeats: number): Promise<Houses> {
  const sitemap = await visit(port, '/sitemaps/houses-1.xml')
  const names = new Set([...sitemap.text.matchAll(/ferienhaus-([a-z]+\d+)\//g)].map(([, name = '']) => name))
  const load = async (name: string) => (await visit(port, `/ferienhaus-${name}/`)).text
  const [shown] = await firstOf([...names], 1, async (name) => isSuitable(await load(name)))
  // From the end of the list, because tests view the houses at its beginning.
  const rest = [...names].toReversed().filter((name) => name !== shown)
  const stays: string[] = []
  const used = new Set<string>()
  for (const weeks of seasons) {
    for (const name of rest) {
      if (stays.length === bookingTests * repeats) break
      const stay = await findStay(port, await load(name), weeks)
      if (stay === null) continue
      stays.push(stay)
      used.add(name)
    }
  }
  const movable: string[] = []
  for (const name of rest.filter((name) => !used.has(name))) {
    if (movable.length === repeats) break
    const stay = await findDearestStay(port, await load(name))
    if (stay !== null) movable.push(stay)
  }
  if (shown === undefined) throw new Error('The demo agency has no house with free days and reviews.')
  return { shown, stays, movable }
}

/** A second, distant stay per house for repeated tests. */
const seasons = [
  [8, 9, 10, 11, 12],
  [19, 20, 21, 22],
] as const

/** From the last day for changes on. */
const movableWeeks = [12, 16, 20, 24, 28, 32, 34, 36, 40]

/** Any other stay in this house is cheaper. */
async function findDearestStay(port: number, house: string): Promise<string | null> {
  const found: { readonly stay: string; readonly total: number }[] = []
  for (const weeks of movableWeeks) {
    const stay = await findStay(port, house, [weeks])
    if (stay === null) continue
    const [, total = ''] = /lines__total.*?<dd>([\d.]+)/.exec((await visit(port, stay)).text) ?? []
    found.push({ stay, total: Number(total.replaceAll('.', '')) })
  }
  return found.toSorted((a, b) => b.total - a.total)[0]?.stay ?? null
}

/** Some weeks after the offered stay, so that there are two instalments and extras can be ordered. */
async function findStay(port: number, house: string, weeksAhead: readonly number[]): Promise<string | null> {
  const [, link = '', arrival = '', rest = ''] =
    /href="(\/booking\/step1\/[^"]+arrival=)([\d-]+)([^"]*)"/.exec(house) ?? []
  if (link === '') return null
  const day = new Date(`${arrival}T00:00Z`)
  for (const weeks of weeksAhead) {
    const later = new Date(day.getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
    const path = `${link}${later}${rest}`.replaceAll('&amp;', '&')
    // Different addresses avoid the rate limit of prices in repeated tests.
    const headers = { 'x-forwarded-for': `10.99.${weeks}.${Number(/lodgingId=(\d+)/.exec(link)?.[1] ?? 0) % 256}` }
    if (isFree((await visit(port, path, { headers })).text)) return path
  }
  return null
}

/** Checks for an enabled button, and for a cot, which the tests order. */
function isFree(firstStep: string): boolean {
  const isTaken = /<button[^>]+type="submit"[^>]+aria-disabled="true"/.test(firstStep)
  return firstStep.includes('lines__total') && firstStep.includes('name="item-3"') && !isTaken
}

function isSuitable(html: string): boolean {
  return html.includes('price__total') && (html.match(/class="review[ "]/g)?.length ?? 0) > 3
}

async function firstOf(names: readonly string[], count: number, fits: (name: string) => Promise<boolean>) {
  const matches: string[] = []
  for (const name of names) {
    if (matches.length === count) break
    if (await fits(name)) matches.push(name)
  }
  return matches
}
