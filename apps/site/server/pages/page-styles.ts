import { hashesOf } from '../kit/content-security.ts'
import type { StoredResponse } from '../kit/stored-response.ts'
import { parseSheet, rulesFor, type Sheet } from '../kit/stylesheet.ts'
import type { RenderedPage } from './page-server.ts'

type Files = { load(path: string): Promise<StoredResponse | undefined> }

/** Classes set by the page's first script, which runs before its stylesheets load (`scroll-state.ts`). */
const lateClasses = ['header--hidden', 'header--small', 'open-dot']

/** Matches the links as React writes them into the head, grouped by precedence. */
const links =
  /<link rel="stylesheet" href="[^"]+" data-precedence="([^"]+)"\/>(?:<link rel="stylesheet" href="[^"]+" data-precedence="\1"\/>)*/g
const linkedHref = / href="([^"]+)"/g
const classAttribute = ' class="'

/**
 * Replaces a stored page's stylesheet links by the rules that the page needs, which saves a round trip
 * (docs/decisions/069-page-styles.md). React loads the whole stylesheets later, after the rules of the same precedence
 * (`wake.ts`). A fully inlined stylesheet, such as the fonts', stays as a disabled link for React: declaring a font
 * again would lay out the whole page. A stylesheet that is not from the build stays a link.
 */
export function createPageStyles(assets: Files): (page: RenderedPage) => Promise<RenderedPage> {
  const sheets = new Map<string, Sheet | null>()
  const load = async (href: string): Promise<void> => {
    const file = await assets.load(href)
    sheets.set(href, file ? parseSheet(file.variants.identity.body.toString()) : null)
  }
  return async (page) => {
    const headEnd = page.text.indexOf('</head>')
    const head = page.text.slice(0, Math.max(headEnd, 0))
    const found = [...head.matchAll(links)]
    if (found.length === 0) return page
    await Promise.all(
      found
        .flatMap(([text]) => hrefsIn(text))
        .filter((href) => !sheets.has(href))
        .map(load),
    )
    const classes = classesIn(page.text)
    const styleSources: string[] = []
    const styled = head.replace(links, (text, precedence: string) => {
      const hrefs = hrefsIn(text)
      const parsed = hrefs.map((href) => sheets.get(href) ?? null)
      if (!parsed.every((sheet) => sheet !== null)) return text
      const css = parsed.map((sheet) => rulesFor(sheet, classes)).join('')
      styleSources.push(...hashesOf([css]))
      const isWhole = (href: string) => sheets.get(href)?.every(({ kind }) => kind === 'text') ?? false
      const [whole, others] = [hrefs.filter(isWhole), hrefs.filter((href) => !isWhole(href))]
      const later = others.length > 0 ? ` data-sheets="${others.join(' ')}"` : ''
      const unloaded = whole.map(
        (href) => `<link rel="stylesheet" href="${href}" data-precedence="${precedence}" disabled=""/>`,
      )
      return `<style data-precedence="${precedence}"${later}>${css}</style>${unloaded.join('')}`
    })
    return styleSources.length === 0 ? page : { ...page, text: styled + page.text.slice(headEnd), styleSources }
  }
}

function hrefsIn(found: string): string[] {
  return [...found.matchAll(linkedHref)].map(([, href = '']) => href)
}

/** The classes in the HTML of a page. Without a regular expression, which creates an array per element. */
function classesIn(html: string): ReadonlySet<string> {
  const lists = new Set<string>()
  for (let at = html.indexOf(classAttribute); at >= 0; ) {
    const from = at + classAttribute.length
    const end = html.indexOf('"', from)
    if (end < 0) break
    lists.add(html.slice(from, end))
    at = html.indexOf(classAttribute, end)
  }
  return new Set([...lateClasses, ...[...lists].flatMap((list) => list.split(' '))])
}
