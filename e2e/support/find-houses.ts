import { visit } from '@marram/testkit/visit'

export type Houses = {
  /** A house with free days, more than three reviews and every room in its pictures, to look at. */
  readonly shown: string
  /** Ways to the first step with a stay that only one test books: a booking changes what others see. */
  readonly stays: readonly string[]
}

/** How many tests book. Repeated tests run side by side, and two guests cannot have the same nights. */
export const bookingTests = 6

/** By plain requests, once per run: a browser would need a page load for every house it looks at. */
export async function findHouses(port: number, repeats: number): Promise<Houses> {
  const sitemap = await visit(port, '/sitemaps/houses-1.xml')
  const names = new Set([...sitemap.text.matchAll(/ferienhaus-([a-z]+\d+)\//g)].map(([, name = '']) => name))
  const load = async (name: string) => (await visit(port, `/ferienhaus-${name}/`)).text
  const [shown] = await firstOf([...names], 1, async (name) => isWorthALook(await load(name)))
  // From the end of the list: tests look at the houses at its beginning.
  const rest = [...names].toReversed().filter((name) => name !== shown)
  const stays: string[] = []
  for (const weeks of seasons) {
    for (const name of rest) {
      if (stays.length === bookingTests * repeats) break
      const stay = await findStay(port, await load(name), weeks)
      if (stay !== null) stays.push(stay)
    }
  }
  if (shown === undefined) throw new Error('The demo agency has no house with free days and reviews.')
  return { shown, stays }
}

/** When tests are repeated there are not enough houses: each has a second stay, far from the first. */
const seasons = [
  [8, 9, 10, 11, 12],
  [19, 20, 21, 22],
] as const

/** Some weeks later than the page of a house offers: it is paid in two instalments, and extras can be ordered. */
async function findStay(port: number, house: string, weeksAhead: readonly number[]): Promise<string | null> {
  const [, link = '', arrival = '', rest = ''] =
    /href="(\/booking\/step1\/[^"]+arrival=)([\d-]+)([^"]*)"/.exec(house) ?? []
  if (link === '') return null
  const day = new Date(`${arrival}T00:00Z`)
  for (const weeks of weeksAhead) {
    const later = new Date(day.getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
    const path = `${link}${later}${rest}`.replaceAll('&amp;', '&')
    // Prices are limited per address, and many houses are asked for when tests are repeated.
    const headers = { 'x-forwarded-for': `10.99.${weeks}.${Number(/lodgingId=(\d+)/.exec(link)?.[1] ?? 0) % 256}` }
    if (isFree((await visit(port, path, { headers })).text)) return path
  }
  return null
}

/** What is taken has a button that cannot be pressed. A guest of the tests orders a cot, which not every house has. */
function isFree(firstStep: string): boolean {
  const isTaken = /<button[^>]+type="submit"[^>]+aria-disabled="true"/.test(firstStep)
  return firstStep.includes('lines__total') && firstStep.includes('name="item-3"') && !isTaken
}

function isWorthALook(html: string): boolean {
  return html.includes('price__total') && (html.match(/class="review[ "]/g)?.length ?? 0) > 3
}

async function firstOf(names: readonly string[], count: number, fits: (name: string) => Promise<boolean>) {
  const found: string[] = []
  for (const name of names) {
    if (found.length === count) break
    if (await fits(name)) found.push(name)
  }
  return found
}
