import type { WalkedPage } from './walk-site.ts'

type Head = { readonly address: string; readonly canonical: string; readonly partners: ReadonlyMap<string, string> }

/** Checks the metadata of a page for browsers and, unless it is noindex, for search engines. */
export function headFaults({ path, html }: WalkedPage, port: number, edition: string): string[] {
  const { address, canonical, partners } = headOf({ path, html }, port, edition)
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const expected = isLaterPage(path) ? [edition] : ['da', 'de', 'en']
  const owedToSearch = [
    { isMissing: description.length < 40, fault: 'no description' },
    { isMissing: partners.get(edition) !== address, fault: 'does not name itself among its partners' },
    ...expected.map((key) => ({ isMissing: !partners.has(key), fault: `no partner in ${key}` })),
  ]
  return [
    { isMissing: title.length < 10, fault: 'no title' },
    { isMissing: (html.match(/<h1[\s>]/g) ?? []).length !== 1, fault: 'not exactly one h1' },
    { isMissing: canonical !== address, fault: `the canonical address is ${canonical}` },
    ...(isHidden(html) ? [] : owedToSearch),
  ].flatMap(({ isMissing, fault }) => (isMissing ? [`${edition} ${path}: ${fault}`] : []))
}

/** Counterparts that do not link back, or are not pages. */
export function oneSidedPartners(pages: readonly WalkedPage[], port: number): string[] {
  const heads = pages
    .filter(({ html, status }) => status === 200 && html && !isHidden(html))
    .map((page) => headOf(page, port, page.edition))
  const byAddress = new Map(heads.map((head) => [head.address, head]))
  return heads.flatMap(({ address, partners }) =>
    [...partners]
      .filter(([, partner]) => ![...(byAddress.get(partner)?.partners.values() ?? [])].includes(address))
      .map(([key, partner]) => `${address} → ${partner} (${key})`),
  )
}

function headOf({ path, html }: Pick<WalkedPage, 'path' | 'html'>, port: number, edition: string): Head {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  return {
    // A query only selects the initial state of the same page.
    address: `http://${edition}.localhost:${port}${path.replace(/\?.*/, '')}`,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? 'missing',
    partners: new Map(links.map(([, key = '', address = '']) => [key, address])),
  }
}

/** The number of further pages of a list may differ between languages. */
function isLaterPage(path: string): boolean {
  return /\/page\/\d+\/$/.test(path)
}

function isHidden(html: string): boolean {
  return /<meta name="robots" content="[^"]*noindex/.test(html)
}
