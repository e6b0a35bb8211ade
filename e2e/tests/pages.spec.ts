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
 * Every kind of page, once: axe at desktop and phone width, nothing wider than the window, nothing in the console. Other
 * editions share the markup: their words must fit, and axe sees the page with every part. Header and footer are judged on the front pages
 * and for those who are logged in. What opens on a page is judged where it is opened.
 */
test.describe('every kind of page fits a phone and a desktop, with nothing that axe or the console objects to:', () => {
  // The browser reports the status of a page that is not there.
  test.use({ tolerates: /status of 404/ })

  /** On front pages and houses, which most guests see first, not even a warning. */
  const mindWarnings = (page: Page, complaints: string[], isMinded: () => boolean = () => true) =>
    page.on('console', (line) => line.type() === 'warning' && isMinded() && complaints.push(line.text()))

  for (const { about, edition, paths } of pageGroups) {
    test(about, async ({ page, complaints }) => {
      mindWarnings(page, complaints, () => new URL(page.url()).pathname === '/')
      for (const [kind, path] of Object.entries(paths)) {
        await page.goto(editionUrl(edition, path))
        // What is as wide before it is hydrated need not be.
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
    // By the page: the browser knows the hosts below localhost, the runner may not.
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

  test('the doors of the account, for those who are not logged in', async ({ page }) => {
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

  test('the pages of the account, for those who are', async ({ page }) => {
    await page.goto(editionUrl('de', '/account/login/'))
    await logInByCall(page)
    const pages = {
      '/account/': /^Guten Tag, Karen/,
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

  test('header, menus and footer with everything they can hold, in each edition and every width', async ({ page }) => {
    // Closed until Wednesday, the longest that the header has to say of its hours.
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
   * By how much the place that a page keeps for its footer is higher than the footer: by so much the page gets shorter when
   * a guest comes to its end, and a button moves away while it is pressed.
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

  test('and a page with a nameless picture, pale words and tiny buttons among repeated parts is refused', async ({
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

  test.describe('a guest who has not chosen about cookies', () => {
    test.use({ consent: null })

    test('sees the question and all its choices', async ({ page }) => {
      await page.goto(editionUrl('de', '/impressum/'))
      const question = page.getByRole('dialog', { name: 'Cookies: Sie entscheiden' })
      await expect(question).toBeVisible()
      await expectAccessibleEverywhere(page, 'question')
      await question.getByRole('button', { name: 'Einzeln auswählen' }).click()
      await expectAccessibleEverywhere(page, 'choices')
    })
  })
})
