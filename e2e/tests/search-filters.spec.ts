import type { Locator, Page } from '@playwright/test'
import { expectAccessible, overhangOf, phone } from '../support/accessible.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, expectHydrated, test } from '../support/test.ts'

// Wide enough for the filters beside the list. The map stays a picture, because only map tests use WebGL.
test.use({ viewport: { width: 1280, height: 900 } })

const path = '/ferienhaus-suche/'
const show = /^\d+ H(aus|äuser) anzeigen/

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** The first number of a text, or 0. */
async function numberIn(locator: Locator): Promise<number> {
  const text = (await locator.textContent()) ?? ''
  return Number(/\d[\d.]*/.exec(text)?.[0].replaceAll('.', '') ?? 0)
}

/** Waits for hydration; before it the header's search is a link. */
async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('button[aria-haspopup=dialog]').first()).toBeAttached()
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(editionUrl('de', `${path}?filter=1`))
  await expectHydrated(page.getByRole('search').getByRole('button').first())
}

test('the box on the front page shows live counts, and leads to these houses', async ({ page }) => {
  await openAlive(page, editionUrl('da'))
  const box = page.getByRole('search').first()
  const found = box.getByRole('link', { name: /^Vis \d+ hus/ })
  const all = await numberIn(found)
  const where = box.getByRole('button', { name: /^Hvor / })
  const nights = box.getByRole('button', { name: /^Varighed / })
  await where.click()
  const south = box.getByRole('checkbox', { name: /^Syd/ })
  await expect(south).toHaveAccessibleName(/\d/)
  await south.check()
  await expect.poll(() => numberIn(found)).toBeLessThan(all)
  await expectAccessible(page, 'box', [':popover-open'])
  await page.keyboard.press('Escape')
  await expect(where).toBeFocused()
  await nights.click()
  await box.getByRole('radio', { name: /^3 nætter/ }).check()
  await box.getByRole('button', { name: 'Færdig' }).click()
  await expect(nights).toContainText('3')
  await expect(found).toHaveAttribute('href', /duration=3/)

  const when = box.getByRole('button', { name: /^Hvornår / })
  await when.click()
  // Peak months have no stay of three nights.
  const month = box.getByRole('checkbox', { name: /^\S+ 20\d\d fra [\d.]+\skr\. \d+ huse/ }).last()
  const name = /^\S+ 20\d\d/.exec((await month.locator('xpath=..').textContent()) ?? '')?.[0] ?? ''
  await month.check()
  await expect(when).toHaveAccessibleName(`Hvornår ${name}`)
  // The texts of the hero around the box are larger.
  await expect(box.locator(':popover-open legend.small')).toHaveCSS('font-size', '14px')
  await expectAccessible(page, 'months', [':popover-open'])
  await page.keyboard.press('Escape')
  await expect(when).toBeFocused()
  await box.getByRole('button', { name: /^Gæster / }).click()
  await expect(box.locator(':popover-open p').first()).toHaveCSS('font-size', '14px')
  await box.getByRole('button', { name: 'Ét barn mere' }).click()
  await page.keyboard.press('Escape')
  await expect(box.getByRole('button', { name: /^Gæster 2\svoksne, 1\sbarn$/ })).toBeVisible()
  await expect(found).toHaveAttribute('href', /10=3&children=1/)
  await expect.poll(() => numberIn(found)).toBeGreaterThan(0)
  const promised = await numberIn(found)
  await found.click()
  await expect(page).toHaveURL(/\/soeg-sommerhus\/.*duration=3.*omraader=.*10=3&children=1/)
  await expect.poll(() => numberIn(heading(page))).toBe(promised)
})

test('every number beside a choice is the resulting number of houses', async ({ page }) => {
  await openSearch(page)
  const panel = page.getByRole('complementary', { name: 'Filter' })
  await expectHydrated(panel.getByRole('checkbox').first())
  await panel.getByText('Weitere Filter').click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const name of [/^Sauna/, /^Waschmaschine/]) {
    const choice = panel.getByRole('checkbox', { name }).first()
    const promised = Number(/ ([\d.]+) H/.exec((await choice.locator('xpath=..').textContent()) ?? '')?.[1])
    await choice.check()
    await expect.poll(() => numberIn(heading(page))).toBe(promised)
  }
  await expect(page).toHaveURL(/53=1.*71=1|71=1.*53=1/)
  // One request for each: ids, cards and counts come together. The map asks for its points by itself.
  const searches = asked.filter((url) =>
    /^\/api\/search\/|^\/services\/(broker|search\/.*\/(search|choices))\//.test(url),
  )
  expect(searches).toEqual(['/api/search/', '/api/search/'])

  const slider = panel.getByRole('slider', { name: 'Höchstpreis' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^bis 250\s€$/)
  await expect(page).toHaveURL(/maxPris=250/)
  await expect(heading(page)).toHaveText(/Kein/)
  // Choices without houses are marked, but can be chosen.
  const pool = panel.getByRole('checkbox', { name: /^Innenpool 0 Häuser/ })
  await expect(pool).toBeEnabled()

  await panel.getByLabel('In der Ausstattung suchen').fill('trampo')
  await expect(panel.getByRole('checkbox', { name: /^Trampolin/ })).toBeVisible()
  await expectAccessible(page, 'filters and no house')

  // The suggestions of an empty result show their number of houses.
  const offer = page.getByRole('button', { name: /^stattdessen: bis / })
  const offered = Number(/ ([\d.]+) H/.exec((await offer.textContent()) ?? '')?.[1])
  expect(offered).toBeGreaterThan(0)
  await offer.click()
  await expect.poll(() => numberIn(heading(page))).toBe(offered)
})

test('dates by month, school holiday, day, window, week and price strip, all by keyboard', async ({ page }) => {
  await openSearch(page)
  const when = page.getByRole('button', { name: /^Wann / })
  await when.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Wann' })
  const july = dialog.getByRole('checkbox', { name: /^Juli 20/ })
  await expect(july).toHaveAccessibleName(/ ab [\d.]+\s€ [\d.]+ Häuser/)
  const promised = Number(/(\d+) Häuser/.exec((await july.locator('xpath=..').textContent()) ?? '')?.[1])
  await july.focus()
  await page.keyboard.press('Space')
  await expect(when).toHaveAccessibleName(/^Wann Juli 20\d\d$/)
  await expect.poll(() => numberIn(heading(page))).toBe(promised)
  await expect(page.getByRole('link', { name: /^Juli 20\d\d entfernen/ })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^August 20/ }).check()
  await expect(when).toContainText(/Juli und August 20/)
  await dialog.getByRole('radio', { name: 'Monate' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Schulferien' })).toBeChecked()
  await dialog.getByRole('combobox', { name: 'Wer hat Ferien?' }).selectOption('Dänemark')
  const summer = dialog.getByRole('checkbox', { name: /^Sommerferien/ })
  await summer.focus()
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/ankomst=[^&]*-08-28/)
  await expectAccessible(page, 'school holidays', [':popover-open'])
  await dialog.getByRole('radio', { name: 'Schulferien' }).focus()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Späterer Monat' }).focus()
  await page.keyboard.press('Tab')
  // From any day to the Saturday of its week.
  for (const key of ['PageDown', 'End', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/ankomst=\d{4}-\d\d-\d\d(&|$)/)
  await expect(when).toContainText(/±\s2\sTage/)
  await expect(dialog.getByRole('button', { name: /^Samstag, .*gewählt/ })).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: /^Dienstag, .*keine Anreise/ }).first()).toBeDisabled()
  await dialog.getByRole('radio', { name: '± 1 Woche' }).check()
  await expect(page).toHaveURL(/ankomst=[\d-]+%2C[\d-]+%2C[\d-]+/)
  await dialog.getByRole('combobox', { name: 'Oder nach Kalenderwoche' }).selectOption('20')
  await expect(page).toHaveURL(/arrivalWeekNextOccurence=20/)
  await expect(when).toContainText('KW 20')
  await expectAccessible(page, 'days', [':popover-open'])
  await dialog.getByRole('button', { name: 'Egal wann' }).click()
  await expect(page).not.toHaveURL(/arrivalWeek|ankomst/)
  await page.keyboard.press('Escape')
  await expect(when).toBeFocused()

  const strip = page.getByRole('region', { name: 'Günstigster Preis pro Woche' })
  const weeks = strip.getByRole('listitem').getByRole('button')
  await weeks.first().focus()
  await page.keyboard.press('End')
  await expect(weeks.last()).toBeFocused()
  await page.keyboard.press('Home')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(weeks.nth(3)).toBeFocused()
  await expect(weeks.nth(3)).toHaveAccessibleName(/, ab [\d.]+\s€, \d+ H/)
  await page.keyboard.press('Enter')
  await expect(weeks.nth(3)).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/ankomst=/)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/ankomst=/)

  await strip.getByRole('button', { name: 'Schulferien', exact: true }).press('Enter')
  const schools = page.getByRole('dialog', { name: 'Wer hat wann Ferien?' })
  await expect(schools.getByRole('columnheader')).toHaveCount(8)
  await expectAccessible(page, 'schools', ['dialog[open]'])
  await page.keyboard.press('Escape')
  await expect(strip.getByRole('button', { name: 'Schulferien', exact: true })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('back closes the filters on the first page of a visit', async ({ page }) => {
    await page.goto(editionUrl('de', path))
    await expectHydrated(page.getByRole('search').getByRole('button').first())
    await page.getByRole('button', { name: 'Filter' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(editionUrl('de', path))
  })

  test('one pill and one sheet contain all inputs, with large touch targets', async ({ page }) => {
    await openSearch(page)
    const pill = page.getByRole('search').getByRole('button', { name: /Egal wo/ })
    await pill.tap()
    const bar = page.getByRole('dialog', { name: 'Suche ändern' })
    await expect(bar.getByRole('checkbox', { name: /^Juli 20/ })).toBeVisible()
    // Only its body scrolls, so that the button below stays in place.
    expect(await bar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    await bar.getByRole('button', { name: 'Ein Kind mehr' }).tap()
    await expectAccessible(page, 'pill')
    await bar.getByRole('button', { name: show }).tap()
    await expect(pill).toContainText(/2\sErwachsene, 1\sKind/)
    await expect(pill).toBeFocused()
    await expect(page).toHaveURL(/10=3&children=1/)

    await page.getByRole('button', { name: /^Filter/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await sheet.getByRole('checkbox', { name: /^Kaminofen/ }).tap()
    await expect(page).toHaveURL(/58=1/)
    const small = await sheet.evaluate((element) =>
      [...element.querySelectorAll('.choice, .segmented__option, summary, button, select')]
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.height > 0 && box.height < 43.5)
        .map(({ html }) => html),
    )
    expect(small).toEqual([])
    await expectAccessible(page, 'filter sheet')
    const close = sheet.getByRole('button', { name: show })
    await expect(close).toBeInViewport()
    const promised = await numberIn(close)
    await close.tap()
    await expect.poll(() => numberIn(heading(page))).toBe(promised)
    expect(await overhangOf(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('box, bar and filters are plain forms that keep each other’s values', async ({ page }) => {
    await page.goto(editionUrl('de'))
    await page.getByLabel('Personen').fill('6')
    await page.getByRole('button', { name: 'Suchen', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}.*10=6`))

    await page.goto(editionUrl('de', `${path}?filter=1&ankomst=2027-05-15`))
    const panel = page.getByRole('complementary', { name: 'Filter' })
    await panel.getByRole('checkbox', { name: /^Sauna/ }).check()
    await panel.getByText('Weitere Filter').click()
    await panel.getByRole('checkbox', { name: /^Fr\b/ }).check()
    await panel.getByRole('checkbox', { name: /^Sa\b/ }).check()
    await panel.getByRole('button', { name: 'Häuser anzeigen' }).click()
    await expect(page).toHaveURL(/53=1/)
    await expect(page).toHaveURL(/ankomst=2027-05-15/)
    await expect(panel.getByRole('checkbox', { name: /^Sauna/ })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: /^Fr\b/ })).toBeChecked()
    await page.getByRole('search').getByText('Suche ändern', { exact: true }).click()
    await page.getByLabel('Nächte', { exact: true }).fill('7')
    await page.getByRole('search').getByRole('button', { name: 'Suchen', exact: true }).click()
    await expect(page).toHaveURL(/duration=7/)
    await expect(page).toHaveURL(/53=1/)
  })
})
