import type { Locator, Page } from '@playwright/test'
import { bookingWords } from './booking-words.ts'
import { type Edition, editionUrl } from './editions.ts'
import { expect } from './expect.ts'

/** Input methods of a guest. */
export type Hands = {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
  tick(target: Locator): Promise<void>
}

export const mouse: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  tick: (target) => target.check(),
}

/** Keyboard input: presses Tab until an element has the focus, using the skip link. */
export function keyboardOf({ keyboard }: Page): Hands & { reach(target: Locator): Promise<void> } {
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    await skipMenus(target.page())
    for (let steps = 0; steps < 150; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error('The keyboard does not reach it.')
  }
  return {
    reach: tabTo,
    press: async (target) => {
      await tabTo(target)
      await keyboard.press('Enter')
    },
    write: async (target, text) => {
      await tabTo(target)
      await keyboard.type(text)
    },
    tick: async (target) => {
      await tabTo(target)
      await keyboard.press('Space')
    },
  }
}

/** Skips the menus, each of which would open on focus; booking steps have none. */
async function skipMenus(page: Page): Promise<void> {
  const isAtMenus = await page.evaluate(
    () => document.activeElement === document.body && document.querySelector('.header--quiet') === null,
  )
  if (!isAtMenus) return
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Opens a link like that of a house's book button. */
export async function openFirstStep(page: Page, edition: Edition, path: string, more = ''): Promise<void> {
  await page.goto(editionUrl(edition, `${path}${more}`))
  await expectTitle(page, bookingWords[edition].stay)
}

export function expectTitle(page: Page, name: string | RegExp): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export function fieldsOf(edition: Edition, email: string) {
  const { postalCode, phone } = bookingWords[edition]
  const address = { address: 'Lindenvej 4', postalCode, city: 'Byen' }
  return { firstName: 'Karen', lastName: 'Klitgaard', ...address, email, phone }
}

export async function fillDetails(
  page: Page,
  fields: Readonly<Record<string, string>>,
  hands: Hands = mouse,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await hands.write(page.locator(`[name="${name}"]`), value)
  for (const name of ['isOldEnough', 'acceptsTerms']) await hands.tick(page.locator(`[name="${name}"]`))
}

/** The visible total of the price lines. */
export function totalOn(page: Page): Locator {
  return page.locator('.lines__total dd:visible').first()
}
