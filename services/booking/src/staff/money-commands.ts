import * as desk from '@marram/contract/desk/money'
import { staffCommand } from '@marram/database/command/staff-command'
import type { BankEntry } from '@marram/domain/payment/match-bank-entry'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import type * as v from 'valibot'
import { importEntries } from '../bank/import-entries.ts'
import { readCamt } from '../bank/read-camt.ts'
import { readCsv } from '../bank/read-csv.ts'
import { assignEntry, dismissEntry } from '../bank/staff-entries.ts'
import { StatementError } from '../bank/statement-error.ts'
import type { Inside } from '../booking/context.ts'
import { resolveAlert } from '../payment/alerts.ts'
import { refundToCard } from '../payment/plan-refunds.ts'
import { receiveMoney, refundMoney } from './money.ts'
import { onBooking } from './on-booking.ts'

export const receive = onBooking(desk.receiveMoney, receiveMoney)
export const refund = onBooking(desk.refundMoney, refundMoney)
export const refundCard = onBooking(desk.refundCard, refundToCard)

export const assignBankEntry = onBooking(desk.assignBankEntry, (input, inside) =>
  assignEntry(input.entry, input.reservationId, inside),
)

export const dismissBankEntry = staffCommand<Inside>()(desk.dismissBankEntry, async ({ entry, why }, inside) => {
  const refused = await dismissEntry(entry, why, inside)
  if (refused !== null) return refused
  return { output: { entry }, subject: `bank entry ${entry}`, before: { state: 'open' }, after: { state: 'dismissed' } }
})

export const importStatement = staffCommand<Inside>()(desk.importStatement, async ({ file, csv }, inside) => {
  const entries = readEntries({ file, csv })
  if (isRefusal(entries)) return entries
  // Two statements at the same time would lock the same bookings in different orders.
  await sql`select pg_advisory_xact_lock(hashtextextended('bank statement', 0))`.execute(inside.db)
  const { open, conflicting, ...counts } = await importEntries(entries, inside)
  const after = { ...counts, open: open.length, conflicting: conflicting.length }
  const output = { ...counts, open: [...open], conflicting: [...conflicting] }
  return { output, subject: 'bank statement', before: {}, after }
})

function readEntries({ file, csv }: v.InferOutput<typeof desk.importStatement.input>): BankEntry[] | Refusal {
  try {
    return csv === null ? readCamt(file) : readCsv(file, { ...csv, headings: csv.columns })
  } catch (error) {
    if (!(error instanceof StatementError)) throw error
    const data: v.InferOutput<typeof desk.statementProblem> = { fault: error.fault, at: error.at }
    return refuse(422, 'bad-statement', error.message, { data })
  }
}

export const resolve = staffCommand<Inside>()(desk.resolveAlert, async ({ alert }, { db, now }) => {
  if (!(await resolveAlert(db, alert, now()))) return refuse(404, 'unknown-alert', `There is no open alert ${alert}.`)
  return { output: { alert }, subject: `payment alert ${alert}`, before: { open: true }, after: { open: false } }
})
