export type References = {
  readonly scripts: readonly string[]
  /** Scripts loaded on the first interaction. */
  readonly awaited: readonly string[]
  /** Scripts of parts and texts, requested together with those. */
  readonly ready: readonly string[]
  /** Stylesheets: linked ones, and partly inlined ones, which load on hydration. */
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly pictures: readonly string[]
}

const tag = /<(script|style|link|img|source)\b[^>]*>/gi

/** Resources that a page fetches without an interaction. */
export function referencesOf(html: string): References {
  const tags = [...html.matchAll(tag)].map(([text, name = '']) => ({ text, name: name.toLowerCase() }))
  const links = tags.filter(({ name }) => name === 'link')
  const linked = (rel: RegExp) => links.filter(({ text }) => rel.test(text)).map(({ text }) => attribute(text, 'href'))
  const scripts = tags.filter(({ name }) => name === 'script').map(({ text }) => attribute(text, 'src'))
  const root = /<html\b[^>]*>/i.exec(html)?.[0] ?? ''
  const listed = (name: string) => (attribute(root, name) ?? '').split(' ')
  const files = listed('data-files')
  const waits = attribute(root, 'data-client') !== undefined
  const sheets = tags.filter(({ name }) => name === 'style').map(({ text }) => text)
  const media = tags.filter(({ name }) => name === 'img' || name === 'source').map(({ text }) => text)
  return {
    scripts: known([...scripts, ...linked(/rel="?modulepreload/i), ...(waits ? [] : files)]),
    awaited: known(waits ? files : []),
    ready: known(listed('data-ready-files')),
    styles: known([
      ...linked(/rel="?stylesheet(?!.*\bdisabled)/i),
      ...sheets.flatMap((text) => (attribute(text, 'data-sheets') ?? '').split(' ')),
    ]),
    fonts: known(linked(/as="?font/i)),
    pictures: known(media.flatMap((text) => [attribute(text, 'src'), ...candidates(attribute(text, 'srcset'))])),
  }
}

/** Static imports of a module, without dynamic ones. */
export function staticImports(script: string, address: string): string[] {
  const found = [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, path = '']) => path)
  return known(found.map((path) => new URL(path, `http://page${address}`).pathname))
}

/** Font files with plain Latin letters; browsers load others on demand. */
export function latinFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
  const latin = faces.filter(
    (face) => !face.includes('unicode-range') || /U\+(?:\?\?|0{1,4}-0{0,2}FF|0{0,2}20-0{0,2}7E)/i.test(face),
  )
  return known(latin.map((face) => /url\(["']?([^"')]+)/.exec(face)?.[1]))
}

function attribute(text: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(text)?.[1]?.replaceAll('&amp;', '&')
}

function candidates(srcset: string | undefined): string[] {
  return (srcset ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

/** Removes duplicates and external URLs. */
function known(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.filter((address) => address?.startsWith('/') === true))].filter(
    (address) => address !== undefined,
  )
}
