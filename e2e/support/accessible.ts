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
 * Runs axe in the browser. Its time grows with the elements of a page, and most of those say the same again: it judges a copy
 * of the page without repeated siblings (the second of two cards that differ only in their words) and without the inside of
 * the frame. A copy has no focus and nothing open above the page, and React must not miss the page while it hydrates: where a
 * guest is at work or the header is not hydrated, the page itself is judged, and so are parts that were asked for, each
 * without its larger repetitions. Behind an open modal dialog nothing can be reached: the dialog alone is judged.
 */
async function judge({ within, frameParts }: { within: readonly string[]; frameParts: readonly string[] }) {
  const run = async (context: axe.ElementContext) => {
    // Part of WCAG 2.2 AA, and the only rule of it that axe leaves out unless told otherwise. A pin stands where its house
    // is, under whatever else is there; the list below the map leads to the same houses.
    window.axe.configure({ rules: [{ id: 'target-size', enabled: true, selector: ':not(.map-pin)' }] })
    // No rule that is on reads stylesheets, which axe would fetch and parse for every page.
    const options: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } }
    const { violations } = await window.axe.run(context, options)
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }))
  }
  // Axe looks for the ground behind a text where it will stand; the end of a page is laid out when a guest comes near.
  for (const footer of document.querySelectorAll<HTMLElement>('.footer')) footer.style.contentVisibility = 'visible'
  const shapes = new Map<Element, string>()
  const parts = [...document.querySelectorAll(within.join() || ':modal')]
  if (within.length > 0 && parts.length === 0) throw new Error(`There is nothing at ${within}.`)
  if (parts.length > 0) return run({ include: parts, exclude: parts.flatMap(largeTwinsIn) })
  const isAtWork = document.activeElement !== document.body || document.querySelector(':popover-open')
  if (isAtWork || !document.querySelector('.site-header [aria-expanded]')) {
    const exclude = [...frameParts.map((part) => [part]), ...largeTwinsIn(document.body)]
    return run({ include: [document.documentElement], exclude })
  }
  const original = document.body
  const copy = document.importNode(original, true)
  for (const part of frameParts) for (const element of copy.querySelectorAll(part)) element.replaceChildren()
  for (const twin of twinsIn(copy)) twin.remove()
  // React finds the children of the body by `document.body`: what it changes in the meantime, it changes in the original.
  for (const change of ['appendChild', 'insertBefore', 'removeChild'] as const) {
    Object.defineProperty(copy, change, { value: original[change].bind(original) })
  }
  original.replaceWith(copy)
  const violations = await run(document)
  copy.replaceWith(original)
  return violations

  /** What axe leaves out it compares with every element: only what is worth it. */
  function largeTwinsIn(parent: Element): Element[] {
    return twinsIn(parent).filter((twin) => twin.querySelectorAll('*').length >= 15)
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
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    expect.soft(await overhangOf(page), `${what}: wider than ${size.width} pixels`).toBeLessThanOrEqual(0)
  }
}

/** At desktop and phone width, in one visit. */
export async function expectAccessibleEverywhere(page: Page, what: string, within?: readonly string[]): Promise<void> {
  await expectAlive(page)
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expectAccessible(page, `${what} at ${size.width} pixels`, within)
  }
}
