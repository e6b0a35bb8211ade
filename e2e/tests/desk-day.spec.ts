import { camtFile } from '@marram/booking/bank/testing/camt-file'
import { listAudit } from '@marram/contract/desk/audit'
import { showBooking } from '@marram/contract/desk/booking-page'
import { deferArrivals } from '@marram/contract/desk/bookings'
import { receiveMoney } from '@marram/contract/desk/money'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { formatFor } from '@marram/i18n/format'
import type { Page } from '@playwright/test'
import { logInStaff } from '../support/account.ts'
import { mailsAbout } from '../support/booking.ts'
import {
  addAuthenticator,
  bookWeek,
  deskOn,
  findCheaperLater,
  findFreeWeeks,
  inviteColleague,
  keepCodes,
  signIn,
} from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { sendPicture, sendReview } from '../support/guest-posts.ts'
import { houseUrl } from '../support/house.ts'
import { makeTrouble } from '../support/outbox.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// The browser logs that a login is missing while it ends.
test.use({ tolerates: /status of 40[13]/ })

const format = formatFor('de')
const dayWidth = 44
const desk = (path: string): string => editionUrl('de', `/desk/${path}`)

/** A page of the site, which the desk has just changed. */
async function expectOnSite(guest: Page, url: string, text: string | RegExp, isThere = true): Promise<void> {
  await expect(async () => {
    await guest.goto(url)
    const found = guest.getByText(text).filter({ visible: true }).first()
    await expect(found).toBeVisible({ visible: isThere, timeout: 500 })
  }).toPass()
}

/** Presses in the row of the only house that the plan shows, and lets go some days later. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const head = await page.getByRole('rowheader').boundingBox()
  if (head === null) throw new Error('The row of the house has no place.')
  const at = (days: number) => head.x + head.width + days * dayWidth
  const y = head.y + head.height / 2
  await page.mouse.move(at(from), y)
  await page.mouse.down()
  await page.mouse.move(at((from + to) / 2), y)
  await page.mouse.move(at(to), y)
  await page.mouse.up()
}

test('a day of the agency: everything is done at the desk, is in the log, and shows on the site', async ({
  page,
  openBrowser,
}, info) => {
  test.slow()
  page.setDefaultTimeout(9000)
  const own = ownAddress('day', info)
  const run = own.split('@')[0] ?? ''
  const guest = await openBrowser({ javaScriptEnabled: false })
  const email = ownAddress('lene', info)
  const title = `Düne ${run}`
  const words = `Wir gingen jeden Morgen ins Wasser, ${run}`
  await sendReview(await openBrowser(), ownAddress('day-review', info), words)
  await sendPicture(guest, title, own)
  await makeTrouble(`The lamp went out for ${run.replaceAll(/\W/g, ' ')}`)

  const colleague = await openBrowser()
  await colleague.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(colleague)
  const prepare = deskOn(colleague)
  const cheaper = await findCheaperLater(colleague)
  const moved = await bookWeek(colleague, cheaper, own)
  const { booking } = await prepare.ask(showBooking, { reservationId: moved, edition: 'de' })
  const paid = { reservationId: moved, amount: booking.charged, reference: `paid ${moved}` }
  await prepare.execute(receiveMoney, paid, { key: `paid ${moved}` })
  const later = await findFreeWeeks(colleague, 7, info)
  const period = { startsOn: later.day, endsOn: addDays(later.day, 1), confirmedBy: null, house: later.name }
  await prepare.execute(deferArrivals, period, { key: `deferred ${run}` })
  const deferred = await bookWeek(colleague, later, own)

  await test.step('sign in with a second factor', async () => {
    await inviteColleague(colleague, { email, firstname: 'Lene', lastname: run, roles: ['administrator'] }, page)
    await addAuthenticator(page)
    await page.goto(desk('security/'))
    await page.getByLabel('Name').fill('Laptop')
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    await keepCodes(page)
    await page.getByRole('button', { name: /Konto/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/desk\/sign-in\//)
    await signIn(page, email)
    await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
    await expect(page).toHaveURL(/\/desk\/$/)
  })

  await test.step('confirm a booking that waits', async () => {
    await page.getByRole('link', { name: /Buchungen ohne Zusage/ }).click()
    await page.getByRole('searchbox').fill(deferred)
    await page
      .getByRole('row', { name: new RegExp(deferred) })
      .getByRole('link')
      .click()
    await expect(page.getByRole('main').locator('img.thumb').first()).toHaveJSProperty('complete', true)
    await page.getByRole('button', { name: /^Zusagen/ }).click()
    await page
      .getByRole('dialog', { name: 'Zusagen' })
      .getByRole('button', { name: /^Zusagen/ })
      .click()
    await expect(page.getByText('Gebucht', { exact: true }).first()).toBeVisible()
    const mails = await mailsAbout(deferred, own, 2)
    await guest.goto(/https?:\/\/\S+\/booking\/reservation\/\S*/.exec(mails.at(-1) ?? '')?.[0] ?? '')
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Das Haus ist für Sie gebucht')
  })

  await test.step('move another by two days on the plan, and pay the difference back', async () => {
    const { name, day } = cheaper
    await page.goto(desk(`plan/?q=${name}&from=${addDays(day, -3)}&width=${dayWidth}`))
    const bar = page.getByRole('grid').getByRole('button', { name: /Oltmanns/ })
    await expect(bar).toHaveCount(1)
    await drag(page, 6, 8)
    const dialog = page.getByRole('dialog', { name: 'Umbuchen' })
    await expect(dialog.getByLabel('Anreise')).toHaveValue(addDays(day, 2))
    await dialog.getByLabel('Grund').selectOption('Unser Wunsch')
    await dialog.getByRole('button', { name: /^Umbuchen, -|^Umbuchen, −/ }).click()
    await expect(dialog).toBeHidden()
    const { booking: now } = await prepare.ask(showBooking, { reservationId: moved, edition: 'de' })
    const back = now.paid - now.charged
    expect([now.arrival, back]).toEqual([addDays(day, 2), booking.charged - now.charged])
    expect(back).toBeGreaterThan(0)
    await page.goto(desk(`bookings/${moved}/`))
    await page.getByRole('button', { name: /^Erstatten/ }).click()
    const refund = page.getByRole('dialog', { name: 'Erstatten' })
    await refund.getByLabel('Verwendungszweck').fill(`back ${moved}`)
    await refund.getByRole('button', { name: `Erstatten, ${format.exactMoney(back, 'EUR')}` }).click()
    await expect(refund).toBeHidden()
    const url = houseUrl('de', name.toLowerCase(), `?arrival=${addDays(day, 2)}&duration=7`)
    await expectOnSite(guest, url, 'Diese Tage sind belegt')
  })

  await test.step('read a file of the bank with one entry that fits no booking', async () => {
    const { booking: one } = await prepare.ask(showBooking, { reservationId: deferred, edition: 'de' })
    const rate = one.instalments[0]?.amount ?? 0
    const transfer = (reference: string, amount: number, text: string) => ({
      ...{ reference: `${run}-${reference}`, amount: (amount / 100).toFixed(2), text },
    })
    const entries = [transfer('a', rate, deferred), transfer('b', 1250, `Trinkgeld ${run}`)]
    await page.goto(desk('money/'))
    await page.getByRole('button', { name: /^Bankdatei einlesen/ }).click()
    const upload = page.getByRole('dialog', { name: 'Bankdatei einlesen' })
    const file = { name: 'auszug.xml', mimeType: 'text/xml', buffer: Buffer.from(camtFile(entries)) }
    await upload.getByLabel('Datei wählen').setInputFiles(file)
    await upload.getByRole('button', { name: /^Einlesen/ }).click()
    const report = page.getByRole('dialog', { name: 'Datei eingelesen' })
    await expect(report.getByText('Warten auf Sie').locator('..')).toContainText('1')
    await page.keyboard.press('Escape')
    await page.goto(desk(`money/?q=${run.split('-').at(-1)}`))
    await page.getByRole('button', { name: 'Beiseitelegen' }).click()
    const dismissal = page.getByRole('dialog', { name: 'Beiseitelegen' })
    await dismissal.getByLabel('Grund').fill('Für die Kaffeekasse')
    await dismissal.getByRole('button', { name: 'Beiseitelegen' }).click()
    await expect(dismissal).toBeHidden()
    const { booking: after } = await prepare.ask(showBooking, { reservationId: deferred, edition: 'de' })
    expect(after.paid).toBe(rate)
  })

  await test.step('publish a review and answer it', async () => {
    await page.goto(desk('moderation/'))
    const text = page.getByRole('textbox', { name: /^Text, wie er erscheint/ })
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(text).toHaveValue(words, { timeout: 200 })
    }).toPass()
    await page.keyboard.press('a')
    await expect(page.getByText('Freigegeben.')).toBeVisible()
    await page.goto(desk('moderation/?kind=reviews&stage=published'))
    await expect(page.locator('.quote').getByText(words)).toBeVisible()
    await page.getByRole('textbox', { name: /^Öffentlich antworten/ }).fill(`Danke, ${run}!`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Die Antwort ist öffentlich.')).toBeVisible()
  })

  await test.step('approve a picture of the contest', async () => {
    await page.goto(desk('moderation/?kind=contest'))
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('a')
    await expect(page.getByText('Freigegeben.')).toBeVisible()
    await page.goto(desk(''))
    const year = copenhagenDay(new Date()).slice(0, 4)
    await expectOnSite(guest, editionUrl('de', `/fotowettbewerb/fotowettbewerb-${year}/`), title)
  })

  await test.step('block a week for the owner by dragging, and another by the dialog', async () => {
    const { name, day } = later
    const second = addDays(day, 7)
    await page.goto(desk(`plan/?q=${name}&from=${addDays(second, -2)}&width=${dayWidth}`))
    await expect(page.getByRole('grid').getByRole('button', { name: /Oltmanns/ })).toHaveCount(1)
    const blocks = page.getByRole('button', { name: /Eigenbelegung/ })
    const before = await blocks.count()
    await drag(page, 2.75, 5.5)
    await page.getByRole('button', { name: 'Sperren', exact: true }).last().click()
    const dialog = page.getByRole('dialog', { name: 'Haus sperren' })
    await expect(dialog.getByLabel('Von')).toHaveValue(second)
    await dialog.getByRole('button', { name: /sperren$/ }).click()
    await expect(blocks).toHaveCount(before + 1)
    await page
      .getByRole('button', { name: /^Sperren/ })
      .first()
      .click()
    await dialog.getByLabel('Von').fill(addDays(second, 4))
    await dialog.getByLabel('Bis').fill(addDays(second, 6))
    await dialog.getByRole('button', { name: /sperren$/ }).click()
    await expect(blocks).toHaveCount(before + 2)
    const url = houseUrl('de', name.toLowerCase(), `?arrival=${second}&duration=7`)
    await expectOnSite(guest, url, 'Diese Tage sind belegt')
  })

  await test.step('write to a guest', async () => {
    await page.goto(desk(`bookings/${deferred}/`))
    await page.getByRole('textbox', { name: 'Betreff' }).fill('Ihre Anreise')
    await page.getByRole('textbox', { name: 'E-Mail an den Gast' }).fill('Der Schlüssel liegt ab 15 Uhr bereit.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Gesendet', { exact: true })).toBeVisible()
    const mails = await mailsAbout(deferred, own, 3)
    expect(mails.at(-1)).toContain('Der Schlüssel liegt ab 15 Uhr bereit.')
  })

  await test.step('retry a job', async () => {
    await page.goto(desk(''))
    await page.getByRole('link', { name: /Aufträge fehlgeschlagen/ }).click()
    await page
      .getByRole('navigation', { name: 'Aufträge' })
      .getByRole('button', { name: /The lamp went out/ })
      .first()
      .click()
    await page
      .getByRole('article')
      .getByRole('button', { name: /Erneut versuchen/ })
      .click()
  })

  await test.step('the log has all of it', async () => {
    const wanted = [
      ...['booking.confirm', 'booking.change', 'money.refund', 'money.import-statement', 'money.dismiss-bank-entry'],
      ...['reviews.approve', 'reviews.answer', 'contest.approve', 'house.block', 'house.block'],
      ...['booking.write-to-guest', 'jobs.retry'],
    ]
    const listed = async () => {
      const asked = { filters: { actor: `Lene ${run}` }, search: '', cursor: null, limit: 50 }
      const { items } = await prepare.ask(listAudit, { ...asked, sort: 'at', descending: false })
      return items.map(({ command }) => command)
    }
    await expect.poll(listed).toEqual(wanted)
    await page.goto(desk(`log/?subject=booking+${moved}`))
    const log = page.getByRole('table', { name: 'Protokoll' })
    await expect(log.locator('tbody tr').first()).toContainText('Erstattung gebucht')
  })
})
