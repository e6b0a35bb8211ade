import { showBooking } from '@marram/contract/desk/booking-page'
import { listBankEntries } from '@marram/contract/desk/ledger'
import { dismissBankEntry, receiveMoney } from '@marram/contract/desk/money'
import { copenhagenDay } from '@marram/domain/iso-day'
import { formatFor } from '@marram/i18n/format'
import type { Page } from '@playwright/test'
import { desktop, expectAccessible, phone } from '../support/accessible.ts'
import { logInStaff } from '../support/account.ts'
import { bookWeek, deskOn, findFreeWeeks } from '../support/desk.ts'
import { editionUrl } from '../support/editions.ts'
import { expect, ownAddress, test } from '../support/test.ts'

// The browser logs the status of a refusal.
test.use({ tolerates: /status of 4(04|22)/ })

const format = formatFor('de')
const today = copenhagenDay(new Date())

type Transfer = { readonly reference: string; readonly amount: number; readonly text: string; readonly party: string }

/** A file of the bank as of today. */
function camt(transfers: readonly Transfer[]): string {
  const entries = transfers.map(
    ({ reference, amount, text, party }) => `<Ntry><Amt Ccy="EUR">${(amount / 100).toFixed(2)}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${today}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${party}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

const mistype = (number: string): string => number.slice(0, 8) + ((Number(number[8]) + 1) % 10)

async function expectAccessibleAtBothWidths(page: Page, what: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectAccessible(page, `${what} at ${size.width} pixels`, ['main'])
  }
}

test('a bank file is read, its entries are matched, dismissed and refunded, and the ledger has the day', async ({
  page,
}, info) => {
  const run = `${process.env.AGENCY_RUN}${info.repeatEachIndex}`
  await page.goto(editionUrl('de', '/robots.txt'))
  await logInStaff(page)
  const desk = deskOn(page)
  const number = await bookWeek(page, await findFreeWeeks(page, 6, info), ownAddress('bank', info))
  const { booking } = await desk.ask(showBooking, { reservationId: number, edition: 'de' })
  const rate = booking.instalments[0]?.amount ?? 0
  const total = format.exactMoney(rate, 'EUR')

  await page.goto(editionUrl('de', '/desk/'))
  await expect(page.getByRole('link', { name: /^Geld/ })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { level: 1, name: 'Geld' })).toBeVisible()
  await page.keyboard.press('u')
  const upload = page.getByRole('dialog', { name: 'Bankdatei einlesen' })
  const file = upload.getByLabel('Datei wählen')
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\0') })
  await expect(upload.getByRole('alert')).toContainText('keine Textdatei')
  const statement = camt([
    { reference: `${run}-1`, amount: rate, text: `Nr. ${mistype(number)} von Gast${run}`, party: 'Oltmanns Gesine' },
    { reference: `${run}-2`, amount: 1250, text: `Trinkgeld Gast${run}`, party: 'Kegelclub' },
  ])
  await file.setInputFiles({ name: 'auszug.xml', mimeType: 'text/xml', buffer: Buffer.from(statement) })
  await page.keyboard.press('Control+Enter')
  const report = page.getByRole('dialog', { name: 'Datei eingelesen' })
  await expect(report.getByText('Warten auf Sie').locator('..')).toContainText('2')
  await report.getByRole('button', { name: 'Die 2 ansehen' }).click()

  // Another file, as an older Danish bank writes it: columns are guessed, and known again the next time.
  await page.keyboard.press('u')
  const day = format.day(today, 'numeric').replaceAll('.', '-')
  const csv = Buffer.from(`Dato;Tekst;Beløb;Navn\r\n${day};Blomster Gast${run};-75,00;Bjørn Ågård\r\n`, 'latin1')
  await file.setInputFiles({ name: 'konto.csv', mimeType: 'text/csv', buffer: csv })
  await expect(upload.getByLabel('Betrag')).toHaveValue('Beløb')
  await expect(upload.getByText('z. B. Bjørn Ågård')).toBeVisible()
  await expectAccessible(page, 'columns of a file', ['[role=dialog]'])
  await expect(upload.getByRole('button', { name: 'Einlesen' })).toBeDisabled()
  await upload.getByLabel('Konto').fill('DK50 0040 0440 1162 43')
  await upload.getByLabel('Dezimalzeichen').selectOption('.')
  await page.keyboard.press('Control+Enter')
  await expect(upload.getByRole('alert')).toContainText('ist kein Betrag')
  await upload.getByLabel('Dezimalzeichen').selectOption(',')
  await page.keyboard.press('Control+Enter')
  await expect(report.getByText('Eigene Ausgaben, übergangen')).toBeVisible()
  await report.getByRole('button', { name: 'Schließen' }).click()

  // The mistyped number is proposed; an assignment can be taken back before it is sent.
  await page.goto(editionUrl('de', `/desk/money/?q=gast${run}`))
  const entries = page.getByRole('navigation', { name: 'Nicht zugeordnet' }).getByRole('button')
  await expect(entries).toHaveCount(2)
  await page.getByRole('button', { name: /Oltmanns Gesine/ }).click()
  await expect(page.getByText('gehört zu keiner Buchung')).toBeVisible()
  const proposal = page.getByRole('listitem').filter({ hasText: number })
  await expect(proposal).toContainText('Nummer ähnlich, Name stimmt und Betrag stimmt')
  await expectAccessibleAtBothWidths(page, 'bank')
  await proposal.getByRole('button', { name: `Zuordnen ${number}` }).click()
  await expect(page.getByText(`${total} zu ${number} zugeordnet`)).toBeVisible()
  await expect(entries).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(entries).toHaveCount(2)
  await page.getByRole('button', { name: /Oltmanns Gesine/ }).click()
  await expect(proposal).toBeVisible()
  await page.keyboard.press('a')
  await expect(entries).toHaveCount(1)
  await page.goto(editionUrl('de', `/desk/bookings/${number}/`))
  await expect(page.getByRole('row', { name: /Erste Rate/ })).toContainText('Bezahlt')

  // Any other booking can be found; a colleague decides meanwhile.
  await page.goto(editionUrl('de', `/desk/money/?q=gast${run}`))
  await page.getByRole('button', { name: /Kegelclub/ }).click()
  await page.getByRole('combobox', { name: 'Eine andere Buchung' }).fill(number)
  await page.getByRole('option', { name: new RegExp(number) }).click()
  const owed = booking.owed - rate
  await expect(page.getByText(`${format.exactMoney(owed - 1250, 'EUR')} offen`)).toBeVisible()
  const { items } = await desk.ask(listBankEntries, {
    ...{ filters: { state: 'open' }, search: `Trinkgeld Gast${run}`, sort: 'booked' },
    ...{ descending: false, cursor: null, limit: 1 },
  })
  const entry = items[0]?.id ?? 0
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Beiseitelegen' }).click()
  const dismissal = page.getByRole('dialog', { name: 'Beiseitelegen' })
  await dismissal.getByLabel('Grund').fill('Für die Kaffeekasse')
  await desk.execute(dismissBankEntry, { entry, why: 'Trinkgeld' }, { key: `colleague ${run}` })
  await dismissal.getByRole('button', { name: 'Beiseitelegen' }).click()
  await expect(dismissal.getByRole('alert')).toContainText('Jemand hat diesen Umsatz inzwischen bearbeitet')
  await expect(dismissal.getByLabel('Grund')).toHaveValue('Für die Kaffeekasse')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Beiseitegelegt' }).click()
  await expect(page.getByText('Beiseitegelegt: Trinkgeld')).toBeVisible()

  // Too much is paid: an alert, and a refund.
  const surplus = owed + 4150
  await desk.execute(
    receiveMoney,
    { reservationId: number, amount: surplus, reference: `S-${run}` },
    { key: `surplus ${run}` },
  )
  await page.getByRole('link', { name: /^Meldungen/ }).click()
  await page
    .getByRole('navigation', { name: 'Offen' })
    .getByRole('button', { name: new RegExp(number) })
    .click()
  await expect(page.getByText('Erstatten Sie, was zu viel ist')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'alerts')
  await page.getByRole('button', { name: 'Erledigt A' }).click()
  await expect(page.getByText('Meldung erledigt')).toBeVisible()
  await page.getByRole('link', { name: /^Zu erstatten/ }).click()
  await page.getByRole('searchbox').fill(number)
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('41,50 €')
  await expectAccessibleAtBothWidths(page, 'refunds')
  await page.getByRole('button', { name: `Erstatten ${number}` }).click()
  const refund = page.getByRole('dialog', { name: 'Erstatten' })
  await refund.getByLabel('Verwendungszweck').fill(`E-${run}`)
  await refund.getByRole('button', { name: /^Erstatten, 41,50/ }).click()
  await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(0)

  await page.getByRole('link', { name: 'Journal' }).click()
  const row = page.getByRole('row', { name: new RegExp(format.day(today, 'weekday')) })
  // Other tests of the day may add a line in kroner above.
  await expect(row.first()).toBeVisible()
  await expect(page.getByRole('table').getByText('€').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'ledger')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV für die Buchhaltung' }).click()
  const stream = await (await download).createReadStream()
  const written = (await stream.toArray()).join('')
  expect(written).toContain(
    `${today};${number};payment S-${run};bank;guests;${(surplus / 100).toFixed(2).replace('.', ',')};EUR`,
  )
  await page.getByLabel('Bis einschließlich').fill('2020-01-01')
  await expect(page.getByLabel('Bis einschließlich')).toHaveAccessibleDescription(
    'Der letzte Tag liegt vor dem ersten.',
  )
  await page.reload()
  await expect(page.getByLabel('Bis einschließlich')).toHaveValue('2020-01-01')
  await page.getByRole('button', { name: 'Dieses Jahr' }).click()
  await expect(page.getByText('Höchstens 92 Tage in einer Datei.')).toBeVisible()
})
