import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let agency: Agency

beforeAll(async () => {
  agency = await startAgency({ lodgings: 40 })
}, 120_000)
afterAll(() => agency?.stop())

/** Addresses of this edition that a page leads to. */
function linksOf(html: string, origin: string): string[] {
  const found = [...html.matchAll(/<a[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return found
    .map((href) => (href.startsWith(origin) ? href.slice(origin.length) : href))
    .filter((href) => href.startsWith('/') && !/^\/(?:services|assets)\//.test(href))
    .map((href) => href.split('#')[0] ?? href)
}

function faultsOf(path: string, html: string): string[] {
  const faults: string[] = []
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
  if (title.length < 10) faults.push(`${path}: no title`)
  if (description.length < 40) faults.push(`${path}: no description`)
  if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push(`${path}: not exactly one h1`)
  if (!html.includes('rel="canonical"')) faults.push(`${path}: no canonical address`)
  return faults
}

test.each(['da', 'de', 'en'])(
  'every link of the %s edition leads somewhere, and every page says what it is',
  async (edition) => {
    const host = `${edition}.localhost:${agency.port}`
    const origin = `http://${host}`
    const waiting = ['/']
    const seen = new Set(waiting)
    const faults: string[] = []
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, text, headers } = await visit(agency.port, path, { host })
      if (status === 301 || status === 302) {
        if (!(headers.location ?? '').startsWith('/')) faults.push(`${path}: redirects to ${headers.location}`)
      } else if (status !== 200) {
        faults.push(`${path}: ${status}`)
      } else if (headers['content-type']?.startsWith('text/html')) {
        faults.push(...faultsOf(path, text))
        for (const link of linksOf(text, origin)) {
          if (seen.has(link)) continue
          seen.add(link)
          waiting.push(link)
        }
      }
    }
    expect(faults).toEqual([])
    expect(seen.size).toBeGreaterThan(60)
  },
  240_000,
)

test('pages point at each other across the editions', async () => {
  const addresses = new Map<string, string[]>()
  for (const edition of ['da', 'de', 'en']) {
    const host = `${edition}.localhost:${agency.port}`
    const { text } = await visit(agency.port, '/sitemaps/pages.xml', { host })
    for (const [url = ''] of text.matchAll(/<url>.*?<\/url>/g)) {
      const own = /<loc>([^<]+)</.exec(url)?.[1] ?? ''
      addresses.set(
        own,
        [...url.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
      )
    }
  }
  expect(addresses.size).toBeGreaterThan(100)
  const oneSided = [...addresses].flatMap(([own, partners]) =>
    partners.filter((partner) => !addresses.get(partner)?.includes(own)).map((partner) => `${own} → ${partner}`),
  )
  expect(oneSided).toEqual([])
})
