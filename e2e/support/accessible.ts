import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './expect.ts'
import { expectAlive } from './test.ts'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/** Header and footer are the same everywhere; half of a short page would be judged again and again. */
export const frameParts = ['.site-header', '.footer']

/**
 * What axe finds in a page without its frame, or in some of its parts; `what` names the place in the message of a failing
 * test. Rules about the page as a whole see all of it.
 */
export async function faultsOf(page: Page, what: string, within: readonly string[] = []): Promise<string[]> {
  // While a page is on its way, the bar that says so stands outside all landmarks; it goes by itself.
  await expect(page.locator('.page-loading.is-visible')).toHaveCount(0)
  // What fades in has only half of its contrast.
  await page.evaluate(async () => {
    // What is not laid out until a guest comes near stands still.
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
 * Runs axe in the browser. Its time grows with the elements that it sees, and most of those say the same again: it does not
 * see repeated siblings (the second of two cards that differ only in their words) and the inside of the frame. Of parts that
 * were asked for it sees no more than these and what holds them. Behind an open modal dialog nothing can be reached: the
 * dialog alone is judged. The page itself stays as it is: what axe reads of it, `childNodes` and a tree walker, says less for
 * as long as it runs.
 */
async function judge({ within, frameParts }: { within: readonly string[]; frameParts: readonly string[] }) {
  // Axe looks for the ground behind a text where it will stand; the end of a page is laid out when a guest comes near.
  for (const footer of document.querySelectorAll<HTMLElement>('.footer')) footer.style.contentVisibility = 'visible'
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
    // Part of WCAG 2.2 AA, and the only rule of it that axe leaves out unless told otherwise. A pin stands where its house
    // is, under whatever else is there; the list below the map leads to the same houses.
    window.axe.configure({ rules: [{ id: 'target-size', enabled: true, selector: ':not(.map-pin)' }] })
    // No rule that is on reads stylesheets, which axe would fetch and parse for every page.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }
    const { violations } = await window.axe.run(isPage ? document : { include: parts }, options)
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }))
  } finally {
    for (const holder of holders) Reflect.deleteProperty(holder, 'childNodes')
    Reflect.deleteProperty(document, 'createTreeWalker')
  }

  /** Everything that neither is one of the parts nor holds one. */
  function besides(parts: readonly Element[]): Element[] {
    const ways = new Set<Element>()
    for (const part of parts) for (let at: Element | null = part; at; at = at.parentElement) ways.add(at)
    const isPart = (element: Element) => parts.some((part) => part.contains(element))
    return [...ways].flatMap((way) => (isPart(way) ? [] : elementsIn(way).filter((child) => !ways.has(child))))
  }

  function twinsIn(parent: Element): Element[] {
    const seen = new Set<string>()
    return elementsIn(parent).flatMap((child) => {
      const before = seen.size
      return seen.add(shapeOf(child)).size === before ? [child] : twinsIn(child)
    })
  }

  /** A form with a field for children has another `children`. */
  function elementsIn(parent: Element): Element[] {
    return [...parent.childNodes].filter((node) => node instanceof Element)
  }

  /** Everything that axe could judge but the words, names and addresses themselves. */
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

/** By how much a page is wider than its window. */
export function overhangOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

export async function expectAccessible(page: Page, what: string, within?: readonly string[]): Promise<void> {
  expect.soft(await faultsOf(page, what, within)).toEqual([])
  expect.soft(await overhangOf(page), `${what}: wider than its window`).toBeLessThanOrEqual(0)
}

/** For words of another edition on markup that axe has judged: nothing is wider than a phone or a desktop. */
export async function expectFitting(page: Page, what: string): Promise<void> {
  for (const size of sizesFor(page)) {
    await page.setViewportSize(size)
    expect.soft(await overhangOf(page), `${what}: wider than ${size.width} pixels`).toBeLessThanOrEqual(0)
  }
}

/** First as the window is: another width lays out the whole page again. */
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
