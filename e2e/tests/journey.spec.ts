import type { Locator, Page, TestInfo } from '@playwright/test'
import { desktop, overhangOf, phone } from '../support/accessible.ts'
import { expectTitle, fieldsOf, fillDetails, totalOn } from '../support/booking-steps.ts'
import { bookingWords } from '../support/booking-words.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, ownAddress, test, withSoftwareGl } from '../support/test.ts'

// Too narrow for the map beside the list, which only one step needs.
const narrow = { width: 1200, height: 900 }
test.use({ viewport: narrow, deviceScaleFactor: 0.5 })
test.use({ launchOptions: async ({ launchOptions }, use) => use(withSoftwareGl(launchOptions)) })

const words = bookingWords.de
const day = (date: Temporal.PlainDate) => date.toString()

/** The second Saturday of the next June, or an earlier one for repetitions, which need different nights. */
function juneWeek({ repeatEachIndex }: TestInfo): { arrival: Temporal.PlainDate; departure: Temporal.PlainDate } {
  const today = Temporal.Now.plainDateISO('Europe/Copenhagen')
  const year = today.month < 5 ? today.year : today.year + 1
  const june = Temporal.PlainDate.from({ year, month: 6, day: 8 })
  const arrival = june.add({ days: (13 - june.dayOfWeek) % 7 }).subtract({ weeks: repeatEachIndex })
  return { arrival, departure: arrival.add({ weeks: 1 }) }
}

type CardData = { readonly number: string; readonly price: string; readonly dates: string; readonly href: string }

/** Reads the data of a card. */
async function read(card: Locator): Promise<CardData> {
  return {
    number: (await card.locator('.card__place > span').first().innerText()).split(' · ')[1] ?? '',
    price: await card.locator('.price__total').innerText(),
    dates: (await card.locator('.price__stay').innerText()).split('\n').at(-1) ?? '',
    href: (await card.locator('.card__title a').getAttribute('href')) ?? '',
  }
}

const cardsOn = (page: Page) => page.getByRole('main').getByRole('article')
const cardOf = (page: Page, { number }: CardData) => cardsOn(page).filter({ hasText: number })

async function expectSameCards(page: Page, cards: readonly CardData[]): Promise<void> {
  for (const house of cards) {
    await expect(cardOf(page, house).locator('.price__total')).toHaveText(house.price)
    expect(await read(cardOf(page, house))).toEqual(house)
  }
}

test('a June week for four with a dog: search, compare three, ask the family, book, at one price throughout', async ({
  page,
  context,
  openBrowser,
}, info) => {
  const { arrival, departure } = juneWeek(info)
  const stay = `?arrival=${day(arrival)}&duration=7&adults=4&pets=1`

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: editionUrl('de', '') })

  // 1. The list: the requested day wins if no other is cheaper.
  await page.goto(editionUrl('de', `/ferienhaus-suche/?filter=1&ankomst=${day(arrival)}&duration=7&10=4&husdyr=1`))
  await expect(page.locator('.search__cards')).toHaveAttribute('aria-busy', 'false')
  const asked = cardsOn(page).filter({ has: page.locator(`.card__title a[href$="${stay}"]`) })
  await expect(asked.nth(2)).toBeVisible()
  const seen = [await read(asked.nth(0)), await read(asked.nth(1)), await read(asked.nth(2))]
  const [first] = seen
  if (!first) throw new Error('The list shows no house.')
  for (const index of [0, 1, 2]) {
    const heart = asked.nth(index).getByRole('button', { name: /^Haus .* merken$/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }

  // 2. The map beside it: a pin opens the same house.
  await page.setViewportSize(desktop)
  const map = page.locator('.search-map')
  await expect(map.locator('.maplibregl-marker .map-pin').first()).toBeVisible()
  await asked.first().hover()
  // Moving the mouse to the pin would leave the card, and remove the mark.
  await map.locator('.map-pin--active').dispatchEvent('click')
  const popup = map.getByRole('dialog')
  await expect(popup).toContainText(first.price)
  await expect(popup).toContainText(first.dates)
  await expect(popup.getByRole('link')).toHaveAttribute('href', first.href)
  await page.keyboard.press('Escape')
  await page.setViewportSize(narrow)

  // 3. The house, a similar one and back.
  const total = page.locator('.quote-box .price__total')
  const book = page.locator('.quote-box').getByRole('link', { name: 'Dieses Haus buchen' })
  const dates = page.locator('.quote-box time')
  const expectHouse = async (price: string) => {
    await expect(total).toHaveText(price)
    await expect(dates.first()).toHaveAttribute('datetime', day(arrival))
    await expect(dates.last()).toHaveAttribute('datetime', day(departure))
    await expect(book).toHaveAttribute('href', new RegExp(`${stay.slice(1)}$`))
  }
  await asked.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(editionUrl('de', first.href))
  await expectHouse(first.price)
  await page.locator('#related').scrollIntoViewIfNeeded()
  const related = page
    .locator('section:has(#related) article')
    .filter({ has: page.locator('.price__total') })
    .first()
  const other = await read(related)
  expect([other.dates, other.href]).toEqual([first.dates, expect.stringContaining(stay)])
  await related.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(editionUrl('de', other.href))
  await expectHouse(other.price)
  await page.goBack()
  await expectHouse(first.price)

  // 4. On paper.
  await page.emulateMedia({ media: 'print' })
  await expect(total).toBeVisible()
  await expect(dates.first()).toBeVisible()
  await expect(page.locator('.house__title .print-only')).toContainText(first.href)
  await page.emulateMedia({ media: 'screen' })

  // 5. The favourites, and 6. side by side.
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste, 3 Häuser' }).click()
  await expect(page).toHaveURL(editionUrl('de', `/favorithauser/${stay}`))
  await expectSameCards(page, seen)
  await page.getByRole('radio', { name: 'Vergleich' }).check({ force: true })
  const table = page.getByRole('group', { name: /Vergleich/ }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  for (const { price } of seen) await expect(table.getByRole('cell').filter({ hasText: price }).first()).toBeVisible()
  await expect(table.getByRole('cell').filter({ hasText: first.dates })).toHaveCount(3)
  // The facilities load after the prices.
  await expect(table.getByRole('row').nth(12)).toBeAttached()
  const allRows = await table.getByRole('row').count()
  await page.getByRole('checkbox', { name: 'Nur Unterschiede anzeigen' }).check()
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(allRows)
  await page.getByRole('radio', { name: 'Liste' }).check({ force: true })
  await page.getByRole('button', { name: 'Teilen', exact: true }).click()
  await expect(page.getByText('Der Link zu Ihrer Merkliste ist kopiert.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const family = await openBrowser({ viewport: phone })
  await family.goto(link)
  await expectSameCards(family, seen)
  expect(await overhangOf(family)).toBeLessThanOrEqual(0)
  // Reading the list stores nothing; only the click does.
  const cookies = async () => (await family.context().cookies()).map(({ name }) => name)
  expect(await cookies()).not.toContain('favorites')
  await family.getByRole('button', { name: 'Diese 3 Häuser merken' }).click()
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Merkliste')
  await expectSameCards(family, seen)
  expect(await cookies()).toContain('favorites')

  // 7. The list that the family votes on, without an account.
  await page.getByRole('button', { name: 'Gemeinsam entscheiden' }).click()
  await page.getByLabel('Ihr Vorname').fill('Karen')
  await page.getByRole('button', { name: 'Liste erstellen' }).click()
  await expect(page).toHaveURL(/\/gemeinsam-entscheiden\/[0-9a-f]{32}\/$/)
  await expectSameCards(page, seen)
  await family.goto(page.url())
  await expectSameCards(family, seen)
  expect(await overhangOf(family)).toBeLessThanOrEqual(0)
  await family.getByLabel('Ihr Vorname').fill('Jens')
  await family.getByRole('button', { name: 'Mitmachen' }).click()
  const house = (on: Page) => on.getByRole('region', { name: first.number, exact: true })
  await house(family).getByRole('button', { name: 'Ja', exact: true }).click()
  await expect(house(family).getByRole('button', { name: 'Ja', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await house(family)
    .getByLabel(/^Ihr Kommentar/)
    .fill('Das mit dem Hund nehmen wir!')
  await house(family).getByRole('button', { name: 'Kommentieren' }).click()
  await expect(house(family).getByText('Das mit dem Hund nehmen wir!')).toBeVisible()
  await expect(house(family).getByLabel(/^Ihr Kommentar/)).toHaveValue('')
  // A returning guest sees the changes of others.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(house(page).getByText('Das mit dem Hund nehmen wir!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zwischenstand' }).getByRole('listitem').first()).toContainText(
    first.number,
  )
  await expectSameCards(page, seen)

  // 8. The booking of the chosen house.
  await house(page).getByRole('link', { name: 'Jetzt buchen' }).click()
  await expectTitle(page, words.stay)
  await expect(totalOn(page)).toHaveText(first.price)
  await expect(page.locator(`main a[href="${first.href}"]`).first()).toBeAttached()
  await page.getByRole('button', { name: words.on }).click()
  await expect(page.getByText(words.kept)).toBeVisible()
  await expect(totalOn(page)).toHaveText(first.price)
  // In another tab the nights are held by the guest, not taken.
  const tab = await context.newPage()
  await tab.goto(editionUrl('de', first.href))
  await tab.mouse.move(10, 10)
  await expect(tab.getByRole('link', { name: 'Buchung fortsetzen' })).toBeVisible()
  await tab.close()
  await fillDetails(page, fieldsOf('de', ownAddress('family', info)))
  await page.getByRole('button', { name: 'Weiter zur Übersicht' }).click()
  await expectTitle(page, words.review)
  await expect(totalOn(page)).toHaveText(first.price)
  // 9. The receipt.
  await page.getByRole('button', { name: words.book }).click()
  await expectTitle(page, words.click)
  await expect(totalOn(page)).toHaveText(first.price)
})
