import type { StoredResponse } from '../kit/stored-response.ts'
import { parseSheet, rulesFor, type Sheet } from '../kit/stylesheet.ts'
import type { RenderedPage } from './page-server.ts'

type Files = { load(path: string): Promise<StoredResponse | undefined> }

/** Set by the first script of a page, which runs before its stylesheets come (`scroll-state.ts`, `show-hours.ts`). */
const lateClasses = ['header--hidden', 'header--small', 'open-dot']

/** As React writes them, all of one precedence together. */
const links =
  /<link rel="stylesheet" href="[^"]+" data-precedence="([^"]+)"\/>(?:<link rel="stylesheet" href="[^"]+" data-precedence="\1"\/>)*/g
const linkedHref = / href="([^"]+)"/g

/**
 * Writes the rules that a stored page needs into it, in place of the links to its stylesheets: it is shown without
 * another round trip (docs/decisions/069-page-styles.md). The whole stylesheets come with React, behind the rules of the
 * same precedence (`wake.ts`). A stylesheet that the build did not write stays a link.
 */
export function createPageStyles(assets: Files): (page: RenderedPage) => Promise<RenderedPage> {
  const sheets = new Map<string, Sheet | null>()
  const load = async (href: string): Promise<void> => {
    const file = await assets.load(href)
    sheets.set(href, file ? parseSheet(file.variants.identity.body.toString()) : null)
  }
  return async (page) => {
    const html = page.body.toString()
    const hrefs = [...html.matchAll(links)].flatMap(([found]) => hrefsIn(found))
    await Promise.all(hrefs.filter((href) => !sheets.has(href)).map(load))
    const styled = writeStyles(html, (href) => sheets.get(href) ?? null)
    return styled.styles.length === 0 ? page : { ...page, body: Buffer.from(styled.html), styles: styled.styles }
  }
}

function writeStyles(html: string, findSheet: (href: string) => Sheet | null) {
  const styles: string[] = []
  const classes = classesIn(html)
  const styled = html.replace(links, (found, precedence: string) => {
    const hrefs = hrefsIn(found)
    const sheets = hrefs.map(findSheet)
    if (!sheets.every((sheet) => sheet !== null)) return found
    const text = sheets.map((sheet) => rulesFor(sheet, classes)).join('')
    styles.push(text)
    return `<style data-precedence="${precedence}" data-sheets="${hrefs.join(' ')}">${text}</style>`
  })
  return { html: styled, styles }
}

function hrefsIn(found: string): string[] {
  return [...found.matchAll(linkedHref)].map(([, href = '']) => href)
}

function classesIn(html: string): ReadonlySet<string> {
  const lists = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) lists.add(list)
  const classes = new Set(lateClasses)
  for (const list of lists) for (const name of list.split(' ')) classes.add(name)
  return classes
}
