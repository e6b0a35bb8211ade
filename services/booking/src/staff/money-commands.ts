import { staffCommand } from '@marram/database/command/staff-command'
import { refuse } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import * as v from 'valibot'
import { importEntries } from '../bank/import-entries.ts'
import { readCamt } from '../bank/read-camt.ts'
import { parseHeadings, readCsv } from '../bank/read-csv.ts'
import { assignEntry, dismissEntry } from '../bank/staff-entries.ts'
import type { Inside } from '../booking/context.ts'
import { resolveAlert } from '../payment/alerts.ts'
import { refundToCard } from '../payment/plan-refunds.ts'
import { receiveMoney, refundMoney } from './money.ts'
import { onBooking, reservationId } from './on-booking.ts'

const needs = 'bookings.money'
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** In minor units of the booking's currency. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))
const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
const money = v.object({ reservationId, amount, reference: text(100) })

export const receive = onBooking({ name: 'money.receive', needs, input: money, work: receiveMoney })
export const refund = onBooking({ name: 'money.refund', needs, input: money, work: refundMoney })

export const refundCard = onBooking({
  name: 'money.refund-card',
  needs,
  input: v.object({ reservationId, amount }),
  work: refundToCard,
})

export const assignBankEntry = onBooking({
  name: 'money.assign-bank-entry',
  needs,
  input: v.object({ entry: id, reservationId }),
  work: (input, inside) => assignEntry(input.entry, input.reservationId, inside),
})

export const dismissBankEntry = staffCommand<Inside>()({
  name: 'money.dismiss-bank-entry',
  needs,
  input: v.object({ entry: id, why: text(500) }),
  run: async ({ entry, why }, inside) => {
    const refused = await dismissEntry(entry, why, inside)
    if (refused !== null) return refused
    return {
      output: { entry },
      subject: `bank entry ${entry}`,
      before: { state: 'open' },
      after: { state: 'dismissed' },
    }
  },
})

/** A file of the bank, CAMT.053 or CSV: all its entries, or none of them. */
export const importStatement = staffCommand<Inside>()({
  name: 'money.import-statement',
  needs,
  input: v.object({
    file: v.string(),
    csv: v.nullable(
      v.object({
        /** Such as date=Dato,amount=Beløb,text=Tekst. */
        columns: text(500),
        account: text(40),
        currency: v.nullable(text(3)),
        delimiter: v.picklist([';', ',', '\t'], 'must be ; , or a tab'),
        decimal: v.picklist([',', '.'], 'must be , or .'),
      }),
    ),
  }),
  run: async ({ file, csv }, inside) => {
    const entries = csv === null ? readCamt(file) : readCsv(file, { ...csv, headings: parseHeadings(csv.columns) })
    // Two statements at the same time would lock the same bookings in different orders.
    await sql`select pg_advisory_xact_lock(hashtextextended('bank statement', 0))`.execute(inside.db)
    const report = await importEntries(entries, inside)
    const { entered, known, foreign, open, conflicting } = report
    const after = { entered, known, foreign, open: open.length, conflicting: conflicting.length }
    return { output: report, subject: 'bank statement', before: {}, after }
  },
})

export const resolve = staffCommand<Inside>()({
  name: 'money.resolve-alert',
  needs,
  input: v.object({ alert: id }),
  run: async ({ alert }, { db, now }) => {
    if (!(await resolveAlert(db, alert, now()))) return refuse(404, 'unknown-alert', `There is no open alert ${alert}.`)
    return { output: { alert }, subject: `payment alert ${alert}`, before: { open: true }, after: { open: false } }
  },
})
