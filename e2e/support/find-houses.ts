import { visit } from '@marram/testkit/visit'

export type Houses = {
  /** A house with free days, more than three reviews and every room in its pictures, to look at. */
  readonly shown: string
  /** Houses that can be booked, each for one test: a booking changes what others see. */
  readonly bookable: readonly string[]
}

/** How many tests book. Repeated tests run side by side, and two guests cannot have the same nights. */
export const bookingTests = 5

/** By plain requests, once per run: a browser would need a page load for every house it looks at. */
export async function findHouses(port: number, repeats: number): Promise<Houses> {
  const sitemap = await visit(port, '/sitemaps/houses-1.xml')
  const names = new Set([...sitemap.text.matchAll(/ferienhaus-([a-z]+\d+)\//g)].map(([, name = '']) => name))
  const load = async (name: string) => (await visit(port, `/ferienhaus-${name}/`)).text
  const [shown] = await firstOf([...names], 1, async (name) => isWorthALook(await load(name)))
  // From the end of the list: tests look at the houses at its beginning.
  const rest = [...names].toReversed().filter((name) => name !== shown)
  const bookable = await firstOf(rest, bookingTests * repeats, async (name) =>
    (await load(name)).includes('/booking/step1/'),
  )
  if (shown === undefined) throw new Error('The demo agency has no house with free days and reviews.')
  return { shown, bookable }
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
