import { executeCommand } from '@marram/database/command/execute-command'
import { permissionsNeeded, testDesk } from '@marram/database/testing/test-desk'
import { deskPermissions } from '@marram/domain/desk/permission'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importEntries } from '../bank/import-entries.ts'
import { readCamt } from '../bank/read-camt.ts'
import { type CamtEntry, camtFile } from '../bank/testing/camt-file.ts'
import { raiseAlert } from '../payment/alerts.ts'
import { clearBookings, exampleBooking, newKey, weekTotal } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking, takes } from '../testing/start-booking.ts'
import { deskAnswers } from './desk-answers.ts'
import { assignBankEntry, importStatement, receive, resolve } from './money-commands.ts'
import { alerts, bankEntries, ledgerDays, ledgerRows, refundsDue } from './money-desk.ts'

let booking: TestBooking
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
const context = () => ({ db: booking.db, now: booking.now, origins, takes })
const desk = () => testDesk(context())

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
})
beforeEach(async () => {
  await sql`truncate bank_entry, payment_alert, audit_entry cascade`.execute(booking.db)
  await clearBookings(booking.db)
})
afterAll(() => booking.database.drop())

async function book(arrival: string, lastName = 'Müller'): Promise<string> {
  const wish = exampleBooking({ option: { arrival }, guest: { lastName } })
  const placed = await booking.post('/rest/v1/booking/', wish, { headers: newKey() })
  return (await placed.json()).data.reservationId
}
const pay = (reservationId: string, amount: number, reference: string) =>
  desk().run(receive, { reservationId, amount, reference })
const importFile = (...entries: CamtEntry[]) => importEntries(readCamt(camtFile(entries)), booking)
const february = { from: '2027-02-01', until: '2027-02-28' }

test('questions about money need the permission for it', async () => {
  const needed = await permissionsNeeded(deskAnswers, context())
  const money = Object.entries(needed).filter(([name]) => name.startsWith('money.'))
  expect(money).toHaveLength(12)
  expect(new Set(money.map(([, permission]) => permission))).toEqual(new Set(['bookings.money']))
  expect([needed['reviews.list'], needed['questions.answer'], needed['booking.confirm']]).toEqual([
    ...['reviews.write', 'questions.write', 'bookings.write'],
  ])
})

test('an open bank entry proposes bookings by mistyped number, name and amount', async () => {
  const march = await book('2027-03-06', 'Søndergård')
  const april = await book('2027-04-03', 'Holm')
  const typo = march.slice(0, 8) + ((Number(march[8]) + 1) % 10)
  await importFile(
    { reference: 'A1', amount: '732.00', text: `Nr ${typo}` },
    { reference: 'A2', amount: '5.00', text: 'Sommerhus', party: 'SOENDERGAARD KAREN' },
    { reference: 'A3', amount: '5.00', text: 'Sommerhus', party: 'Nielsen' },
    { reference: 'A4', amount: '5.00', text: `Res. ${april}`, party: 'Nielsen' },
  )
  const entries = await desk().list(bankEntries)
  const proposed = entries.map(({ proposals }) =>
    proposals.map(({ reservationId, reasons }) => [reservationId, reasons]),
  )
  expect(proposed).toEqual([[[march, ['similar-number', 'amount']]], [[march, ['name']]], [], [[april, ['number']]]])
  expect(entries[1]?.proposals).toEqual([
    { reservationId: march, guest: 'Karen Søndergård', arrival: '2027-03-06', owed: weekTotal, reasons: ['name'] },
  ])
  expect(await desk().ask(bankEntries, { filters: {}, search: 'nielsen res' })).toMatchObject({ total: 1 })
  expect(await desk().list(bankEntries, { state: 'entered' })).toEqual([])
})

test('entries are found by the beginnings of words, in any spelling of letters, and by the number of their booking', async () => {
  const march = await book('2027-03-06', 'Holm')
  const typo = march.slice(0, 8) + ((Number(march[8]) + 1) % 10)
  await importFile(
    { reference: 'A1', amount: '5.00', text: `RES/${typo}-x`, party: 'SØNDERGÅRD, Karen' },
    { reference: 'A2', amount: '5.00', text: 'Sommerhus' },
  )
  const found = async (search: string, state: 'open' | 'entered' = 'open') => {
    const page = await desk().ask(bankEntries, { filters: { state }, search })
    return 'items' in page ? page.items.map(({ remittance }) => remittance.slice(0, 3)) : page
  }
  const [typed] = await desk().list(bankEntries)
  expect(await found('karen sondergard')).toEqual(['RES'])
  expect(await found(`res ${typo}`)).toEqual(['RES'])
  expect(await found('Somm')).toEqual(['Som'])
  expect(await found('gard')).toEqual([])
  expect(await found(`' & !| :* \\`)).toEqual(['RES', 'Som'])
  await desk().run(assignBankEntry, { entry: typed?.id, reservationId: march })
  expect(await found(march, 'entered')).toEqual(['RES'])
})

test('a faulty file is refused with its fault, and nothing of it is entered', async () => {
  const csv = {
    columns: { date: 'Dato', amount: 'Beløb, kr.', text: 'Tekst=' },
    ...{ account: 'DK50 0040', currency: 'EUR', delimiter: ';', decimal: ',' },
  }
  const send = (file: string, more: object = {}) => desk().run(importStatement, { file, csv: { ...csv, ...more } })
  const head = 'Dato;Beløb, kr.;Tekst=\n'
  const good = `${head}03-02-2027;5,00;Sommerhus\n`
  expect(await send(`${good}04-02-2027;5.00;Sommerhus\n`)).toMatchObject({
    status: 422,
    code: 'bad-statement',
    details: { data: { fault: 'amount', at: '5.00' } },
  })
  expect(await send(`${good}04-02-2027;5,00\n`)).toMatchObject({ details: { data: { fault: 'row', at: '3' } } })
  expect(await send('Dag;Beløb\n')).toMatchObject({ details: { data: { fault: 'column', at: 'Dato' } } })
  expect(await desk().run(importStatement, { file: '%PDF', csv: null })).toMatchObject({
    details: { data: { fault: 'format' } },
  })
  expect(await desk().list(bankEntries)).toEqual([])
  // The account with and without blanks is the same, so that the entry counts once.
  expect(await send(good)).toMatchObject({ known: 0, open: [{ why: 'no-number' }] })
  expect(await send(good, { account: 'DK500040' })).toMatchObject({ known: 1, open: [] })
})

test('the log has nothing of a bank file, and the same file again counts nothing twice', async () => {
  const file = camtFile([{ reference: 'A1', amount: '5.00', text: 'Sommerhus', party: 'SØNDERGÅRD KAREN' }])
  const anna = { userId: 7, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions: deskPermissions }
  const send = () => executeCommand(importStatement, { input: { file, csv: null }, key: 'once' }, anna, context())
  expect(await send()).toMatchObject({ known: 0, open: [{ why: 'no-number' }] })
  expect(await send()).toMatchObject({ known: 1, open: [] })
  const entries = await booking.db.selectFrom('audit_entry').selectAll().execute()
  expect(entries.map(({ command }) => command)).toEqual([importStatement.name, importStatement.name])
  expect(JSON.stringify(entries)).not.toMatch(/karen|Sommerhus/i)
})

test('alerts are open until they are resolved', async () => {
  const reservationId = await book('2027-03-06')
  const { id: bookingId } = await booking.db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
  await raiseAlert(booking.db, { key: 'a', kind: 'overpaid', bookingId, detail: '5.00 EUR more' }, booking.now())
  const [alert] = await desk().list(alerts)
  expect(alert).toMatchObject({ kind: 'overpaid', reservationId, detail: '5.00 EUR more', resolvedAt: null })
  await desk().run(resolve, { alert: alert?.id })
  expect(await desk().list(alerts)).toEqual([])
  expect(await desk().list(alerts, { isOpen: false })).toMatchObject([
    { id: alert?.id, resolvedAt: expect.any(String) },
  ])
})

test('the ledger is summed by Danish day and account, and exported as rows without formulas', async () => {
  const reservationId = await book('2027-03-06')
  booking.setTime('2027-02-01T23:30:00Z')
  await pay(reservationId, 10_000, '=HYPERLINK("https://x.example")')
  booking.setTime('2027-02-01T08:00:00Z')
  expect(await desk().ask(ledgerDays, february)).toEqual([
    { day: '2027-02-01', account: 'sales', currency: 'EUR', amount: weekTotal, entries: 2 },
    { day: '2027-02-02', account: 'bank', currency: 'EUR', amount: -10_000, entries: 1 },
  ])
  const exported = await desk().ask(ledgerRows, february)
  const rows = 'rows' in exported ? exported.rows : []
  expect(rows[0]).toEqual(['Day', 'Booking', 'What', 'Debit', 'Credit', 'Amount', 'Currency'])
  expect(rows.at(-1)).toEqual([
    ...['2027-02-02', reservationId, expect.stringContaining('HYPERLINK'), 'bank', 'guests', '100.00', 'EUR'],
  ])
  expect(rows.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([])
  for (const wrong of [
    { from: '2027-02-28', until: '2027-02-01' },
    { from: '2026-01-01', until: '2027-02-01' },
  ]) {
    expect(await desk().ask(ledgerRows, wrong)).toMatchObject({ status: 422 })
    expect(await desk().ask(ledgerDays, wrong)).toMatchObject({ status: 422, code: 'invalid-span' })
  }
})

test('refunds due are those whose guests paid too much, by amount or arrival', async () => {
  const much = await book('2027-03-06', 'Holm')
  const little = await book('2027-04-03')
  const exact = await book('2027-04-10')
  await pay(much, weekTotal + 5000, 'a')
  await pay(little, weekTotal + 100, 'b')
  await pay(exact, weekTotal, 'c')
  const ask = async (asked: object) => {
    const page = await desk().ask(refundsDue, { filters: {}, ...asked })
    return 'items' in page ? page.items.map(({ reservationId }) => reservationId) : page
  }
  expect(await ask({})).toEqual([much, little])
  expect(await ask({ sort: 'amount' })).toEqual([little, much])
  expect(await ask({ search: 'HOLM' })).toEqual([much])
  expect(await ask({ filters: { currency: 'DKK' } })).toEqual([])
  const first = await desk().ask(refundsDue, { filters: {}, sort: 'amount', descending: true, limit: 1 })
  expect(first).toMatchObject({
    items: [{ due: 5000, pending: 0, byCard: false, guest: 'Karen Holm', house: 'B1001', currency: 'EUR' }],
    total: 2,
  })
  const cursor = 'nextCursor' in first ? first.nextCursor : null
  expect(await ask({ sort: 'amount', descending: true, limit: 1, cursor })).toEqual([little])
})
