const loading = new Map<string, Promise<void>>()

/** Longer than a working network needs. */
const patienceMs = 4000

/**
 * Loads the stylesheets of a page that is opened by a click, or of a part that opens on demand, before it renders.
 * Rendering a `<link>` would suspend: React would hide the surrounding page until it loads, and the focus would be
 * lost.
 */
export async function loadStyles(...hrefs: readonly string[]): Promise<void> {
  if (typeof document === 'undefined') return
  const added = hrefs.filter((href) => !loading.has(href) && !isPlaced(href))
  if (added.length > 0) {
    const sheets = added.map((href) => createSheet(href, 'page'))
    const placed = addSheets(sheets, () => {
      const others = document.querySelectorAll('head [data-precedence]')
      const last = others.item(others.length - 1) ?? document.head.lastChild
      last?.after(...sheets)
    })
    const settled = Promise.race([placed, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))])
    for (const href of added) loading.set(href, settled)
  }
  await Promise.all(hrefs.map((href) => loading.get(href)))
}

function isPlaced(href: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null
}

/** React finds a sheet by its precedence, and adds its own after it. */
export function createSheet(href: string, precedence: string): HTMLLinkElement {
  const link = createLink('stylesheet', href)
  link.dataset.precedence = precedence
  return link
}

/**
 * Inserts stylesheets once all have loaded: inserting them one by one makes Chromium drop its fonts and repeat the
 * layout, while a guest may be tapping. A sheet that fails counts as loaded: the page works without it.
 */
export async function addSheets(sheets: readonly HTMLLinkElement[], place: () => void): Promise<void> {
  const preloads = sheets.map(({ href }) => Object.assign(createLink('preload', href), { as: 'style' }))
  const preloaded = preloads.map(untilLoaded)
  document.head.append(...preloads)
  await Promise.all(preloaded)
  const loaded = sheets.map(untilLoaded)
  place()
  await Promise.all(loaded)
}

export function createLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href })
}

/** Also resolves when loading fails. */
function untilLoaded(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  link.onload = link.onerror = () => resolve()
  return promise
}
