import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

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
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map(({ finished }) => finished))
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([parts, left]) => {
      const whole = { include: document, exclude: left.map((part) => [part]) }
      const context = parts.length > 0 ? { include: parts.map((part) => [part]) } : whole
      const { violations } = await window.axe.run(context, { resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }))
    },
    [within, frameParts] as const,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${what}: ${id} ${target}: ${html}`))
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
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expectAccessible(page, `${what} at ${size.width} pixels`, within)
  }
}
