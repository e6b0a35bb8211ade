import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './expect.ts'
import { expectAlive } from './test.ts'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/** Excluded from checks, because header and footer are the same on all pages. */
export const frameParts = ['.site-header', '.footer']

/**
 * axe violations of a page without its frame, or of some of its parts; `what` names the place in failure messages. Rules
 * about the whole page see all of it.
 */
export async function faultsOf(page: Page, what: string, within: readonly string[] = []): Promise<string[]> {
  // The progress bar of a navigation is outside all landmarks.
  await expect(page.locator('.page-loading.is-visible')).toHaveCount(0)
  // Elements that fade in have too little contrast.
  await page.evaluate(async () => {
    // Elements with content-visibility outside the viewport do not animate.
    const isShown = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true }) !== false
    const ends = document
      .getAnimations()
      .filter(({ effect }) => isShown(effect) && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(judge, { within, frameParts })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${what}: ${id} ${target}: ${html}`))
}

/**
 * Runs axe in the browser. Its time grows with the number of elements, so it hides repeated siblings (cards that differ only
 * in text) and the frame from axe; with `within`, everything but these parts and their ancestors. With an open modal dialog
 * it checks only the dialog. It does not change the page: `childNodes` and the tree walker omit the hidden elements while
 * axe runs.
 */
async function judge({ within, frameParts }: { within: readonly string[]; frameParts: readonly string[] }) {
  // axe needs the background behind a text, but these parts are laid out only near the viewport.
  for (const part of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  }
  const shapes = new Map<Element, string>()
  const parts = [...document.querySelectorAll(within.join() || ':modal')]
  if (within.length > 0 && parts.length === 0) throw new Error(`There is nothing at ${within}.`)
  const isPage = parts.length === 0
  const insideFrame = () => document.querySelectorAll(frameParts.map((part) => `${part} > *`).join())
  const unseen = new Set(
    isPage ? [...twinsIn(document.body), ...insideFrame()] : [...parts.flatMap(twinsIn), ...besides(parts)],
  )
  const isSeen = (node: Node) => !(node instanceof Element && unseen.has(node))
  const holders = new Set([...unseen].flatMap(({ parentElement }) => parentElement ?? []))
  for (const holder of holders) {
    Object.defineProperty(holder, 'childNodes', { value: [...holder.childNodes].filter(isSeen), configurable: true })
  }
  const acceptNode = (node: Node) => (isSeen(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT)
  document.createTreeWalker = (root, what) => Document.prototype.createTreeWalker.call(document, root, what, acceptNode)
  try {
    // The only rule of WCAG 2.2 AA that axe disables by default. Pins may overlap; the list below the map has the same
    // houses.
    window.axe.configure({ rules: [{ id: 'target-size', enabled: true, selector: ':not(.map-pin)' }] })
    // No enabled rule reads stylesheets, so axe need not fetch and parse them.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }
    const { violations } = await window.axe.run(isPage ? document : { include: parts }, options)
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }))
  } finally {
    for (const holder of holders) Reflect.deleteProperty(holder, 'childNodes')
    Reflect.deleteProperty(document, 'createTreeWalker')
  }

  /** Elements that are neither a part nor an ancestor of one. */
  function besides(parts: readonly Element[]): Element[] {
    const ways = new Set<Element>()
    for (const part of parts) for (let at: Element | null = part; at; at = at.parentElement) ways.add(at)
    const isPart = (element: Element) => parts.some((part) => part.contains(element))
    return [...ways].flatMap((way) => (isPart(way) ? [] : elementsIn(way).filter((child) => !ways.has(child))))
  }

  function twinsIn(parent: Element): Element[] {
    const visited = new Set<string>()
    return elementsIn(parent).flatMap((child) => {
      const before = visited.size
      return visited.add(shapeOf(child)).size === before ? [child] : twinsIn(child)
    })
  }

  /** Avoids `parent.children`, which a form field named children shadows. */
  function elementsIn(parent: Element): Element[] {
    return [...parent.childNodes].filter((node) => node instanceof Element)
  }

  /** The structure that axe checks, without texts, names and URLs. */
  function shapeOf(element: Element): string {
    const known = shapes.get(element)
    if (known !== undefined) return known
    const judged = /^(class|style|type|role|lang|tabindex|scope|aria-(?!label|describedby|controls|details|owns).*)$/
    const attributes = [...element.attributes].map(({ name, value }) => {
      if (judged.test(name)) return `${name}=${value}`
      return value.trim() === '' ? `${name} empty` : name
    })
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    const children = elementsIn(element).map(shapeOf)
    const shape = `<${element.localName} ${attributes.sort().join(' ')}>${hasText ? 'text' : ''}${children.join('')}</>`
    shapes.set(element, shape)
    return shape
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Horizontal overflow of a page in pixels. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

export async function expectAccessible(page: Page, what: string, within?: readonly string[]): Promise<void> {
  expect.soft(await faultsOf(page, what, within)).toEqual([])
  expect.soft(await overhangOf(page), `${what}: wider than its window`).toBeLessThanOrEqual(0)
}

/** Checks only for overflow, for other editions with the same markup. */
export async function expectFitting(page: Page, what: string): Promise<void> {
  for (const size of sizesFor(page)) {
    await page.setViewportSize(size)
    expect.soft(await overhangOf(page), `${what}: wider than ${size.width} pixels`).toBeLessThanOrEqual(0)
  }
}

/** The current size first, because another width causes a full layout. */
function sizesFor(page: Page) {
  return page.viewportSize()?.width === phone.width ? [phone, desktop] : [desktop, phone]
}

/** At desktop and phone width, in one visit. */
export async function expectAccessibleEverywhere(page: Page, what: string, within?: readonly string[]): Promise<void> {
  await expectAlive(page)
  for (const size of sizesFor(page)) {
    await page.setViewportSize(size)
    await expectAccessible(page, `${what} at ${size.width} pixels`, within)
  }
}
