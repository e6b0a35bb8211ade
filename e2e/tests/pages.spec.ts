import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectFitting,
  faultsOf,
  frameParts,
  overhangOf,
} from '../support/accessible.ts'
import { logInByCall } from '../support/account.ts'
import { editions, editionUrl } from '../support/editions.ts'
import { openHouse } from '../support/house.ts'
import { pageGroups } from '../support/page-kinds.ts'
import { expect, expectAlive, test } from '../support/test.ts'

/**
 * Each kind of page once: axe at desktop and phone width, no overflow, nothing in the console. Other editions share the
 * markup, so only their texts must fit, and axe checks the page with every part. Header and footer are checked on the front
 * pages and for logged-in users. Tests that open a dialog check it.
 */
test.describe('every kind of page fits a phone and a desktop, without axe violations or console errors:', () => {
  // The browser logs the 404.
  test.use({ tolerates: /status of 404/ })

  /** Front pages and houses, which most guests see first, must not even log a warning. */
  const mindWarnings = (page: Page, complaints: string[], isMinded: () => boolean = () => true) =>
    page.on('console', (line) => line.type() === 'warning' && isMinded() && complaints.push(line.text()))

  for (const { about, edition, paths } of pageGroups) {
    test(about, async ({ page, complaints }) => {
      mindWarnings(page, complaints, () => new URL(page.url()).pathname === '/')
      for (const [kind, path] of Object.entries(paths)) {
        await page.goto(editionUrl(edition, path))
        // Overflow before hydration does not matter.
        const isJudged = edition === 'de' || kind === 'front page' || kind === 'page with every part'
        if (isJudged) await expectAlive(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const what = `${edition} ${kind}`
        if (edition === 'de') await expectAccessibleEverywhere(page, what)
        else await expectFitting(page, what)
        if (kind === 'front page') await expectAccessible(page, `${edition} frame`, frameParts)
        if (kind === 'page with every part' && edition !== 'de') await expectAccessible(page, what)
      }
    })
  }

  test('a house with its prices, energy and reviews', async ({ page, complaints }) => {
    mindWarnings(page, complaints)
    await openHouse(page, 'de')
    await expectAccessibleEverywhere(page, 'house')
  })

  test('a list of favourites and its comparison', async ({ page, context }) => {
    await context.addCookies([{ name: 'favorites', value: '1.2.3.99999999', url: editionUrl('de') }])
    await page.goto(editionUrl('de', '/favorithauser/?arrival=2027-07-10&duration=7&adults=2&children=1'))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    await expectAccessibleEverywhere(page, 'list')
    await page.goto(editionUrl('de', '/favorithauser/?view=compare'))
    await expect(page.getByRole('group', { name: 'Vergleich der gewählten Häuser' })).toBeVisible()
    await expectAccessibleEverywhere(page, 'comparison')
    const today = Temporal.Now.plainDateISO('Europe/Copenhagen')
    const list = { title: 'Juli', name: 'Karen', houses: '1.2.99999999', stay: '', endsOn: today.toString() }
    // In the page, because the browser resolves hosts below localhost and the runner may not.
    const path = await page.evaluate(async (fields) => {
      const body = new URLSearchParams(fields)
      const made = await fetch('/api/shared-lists/', { method: 'POST', headers: { accept: 'application/json' }, body })
      return String((await made.json()).data.path)
    }, list)
    await page.goto(editionUrl('de', path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juli')
    await page.getByText('Liste verwalten').click()
    await expectAccessibleEverywhere(page, 'shared list')
  })

  test('the account pages without a login', async ({ page }) => {
    const doors = {
      '/account/login/': 'Anmelden',
      '/account/register/': 'Konto anlegen',
      '/account/forgot-password/': 'Passwort vergessen?',
      '/account/staff/': 'Anmeldung für Mitarbeitende',
      [`/account/review/?token=${'x'.repeat(32)}`]: 'Dieser Link gilt nicht mehr',
    }
    for (const [path, title] of Object.entries(doors)) {
      await page.goto(editionUrl('de', path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectAccessibleEverywhere(page, path)
    }
  })

  test('the account pages with a login', async ({ page }) => {
    await page.goto(editionUrl('de', '/account/login/'))
    await logInByCall(page)
    const pages = {
      '/account/': /^Guten Tag Karen/,
      '/account/bookings/': 'Meine Buchungen',
      '/account/profile/': 'Profil bearbeiten',
      '/account/password/': 'Passwort ändern',
      '/account/email/': 'E-Mail-Adresse ändern',
      '/account/data/': 'Meine Daten',
      [`/account/confirm-email/?token=${'x'.repeat(43)}`]: 'Neue Adresse bestätigen',
    }
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(editionUrl('de', path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectAccessibleEverywhere(page, path)
    }
    await expectAccessibleEverywhere(page, 'frame of a guest', frameParts)
  })

  test('header, menus and footer with all their content, in each edition and width', async ({ page }) => {
    // Closed until Wednesday, the longest text of the opening hours.
    await page.clock.setFixedTime('2026-11-17T20:00:00Z')
    for (const edition of editions) {
      await page.goto(editionUrl(edition, '/dev/frame/'))
      await expectAlive(page)
      for (const width of [320, 390, 768, 1024, 1280, 1536]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overhangOf(page), `${edition} frame at ${width} pixels`).toBeLessThanOrEqual(0)
        expect.soft(await spareRoomOf(page), `${edition} room for the footer at ${width} pixels`).toBeLessThanOrEqual(0)
      }
      if (edition === 'de') await expectAccessibleEverywhere(page, 'frame', ['body'])
    }
    await page.goto(editionUrl('de', '/booking/step1/'))
    expect(await spareRoomOf(page), 'room for the footer of the booking steps').toBeLessThanOrEqual(0)
  })

  /**
   * Excess height reserved for the footer, by which the page shrinks at its end, moving buttons while they are clicked.
   */
  function spareRoomOf(page: Page): Promise<number> {
    return page.locator('.footer').evaluate((footer: HTMLElement) => {
      const { contentVisibility, containIntrinsicHeight } = getComputedStyle(footer)
      const kept = contentVisibility === 'auto' ? Number.parseFloat(containIntrinsicHeight.replace('auto ', '')) : 0
      footer.style.contentVisibility = 'visible'
      const real = footer.offsetHeight
      footer.style.contentVisibility = ''
      return kept - real
    })
  }

  test('and a page with an unnamed picture, low contrast and tiny buttons among repeated parts fails', async ({
    page,
  }) => {
    await page.goto(editionUrl('de', '/impressum/'))
    await expectAlive(page)
    await page.evaluate(() => {
      const faults = '<p>good</p><p>good</p><p style="color:#ddd">pale</p><p><img src="/"></p><p><img src="/"></p>'
      const tiny = (px: number) =>
        `<button aria-label="tiny" style="all: unset; width: ${px}px; height: ${px}px"></button>`
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `${faults}${tiny(9)}${tiny(10)}`)
    })
    for (const within of [[], ['main']]) {
      const faults = await faultsOf(page, 'imprint', within)
      expect(faults.map((fault) => fault.split(' ')[1]).sort()).toEqual([
        'color-contrast',
        'image-alt',
        'target-size',
        'target-size',
      ])
    }
    const isChanged = () => [...document.querySelectorAll('*')].some((element) => Object.hasOwn(element, 'childNodes'))
    expect(await page.evaluate(isChanged)).toBe(false)
  })

  test.describe('a guest without a cookie choice', () => {
    test.use({ consent: null })

    test('sees the banner with all choices', async ({ page }) => {
      await page.goto(editionUrl('de', '/impressum/'))
      const question = page.getByRole('dialog', { name: 'Cookies: Sie entscheiden' })
      await expect(question).toBeVisible()
      await expectAccessibleEverywhere(page, 'question')
      await question.getByRole('button', { name: 'Einzeln auswählen' }).click()
      await expectAccessibleEverywhere(page, 'choices')
    })
  })
})
