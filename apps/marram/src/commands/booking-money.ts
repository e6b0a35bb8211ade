import { journalTotals, loadJournal } from '@marram/booking/ledger/load-journal'
import { listAlerts } from '@marram/booking/payment/alerts'
import { refundCard, resolve } from '@marram/booking/staff/money-commands'
import { OperatorError } from '@marram/database/operator-error'
import { parseIsoDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { textTable } from '../text-table.ts'
import { type Desk, minorOf, numberOf } from './booking-arguments.ts'

export const moneyUsage = `  ledger NUMBER, ledger FROM UNTIL: all entries of a booking, or of the days up to UNTIL, with balances that add up to zero
  refund NUMBER AMOUNT: money that came by card goes back to it
  alerts, alerts resolve ID: disputes, refunds that failed, and where ledger and payment provider differ`

/** The journal as stored; entries are never rewritten. */
export async function ledgerVerb([first = '', until = '']: readonly string[], { db }: Desk): Promise<string> {
  const lines = await loadJournal(db, until === '' ? { reservationId: numberOf(first) } : daysOf(first, until))
  if (lines.length === 0) return 'No movements.'
  const header = ['Day', 'Booking', 'What', 'Debit', 'Credit', 'Amount', '']
  const rows = lines.map((line) => [
    line.day,
    line.reservationId,
    line.what,
    line.debit,
    line.credit,
    written(line.amount),
    line.currency,
  ])
  const totals = journalTotals(lines)
  const sums = [...new Set(totals.map(({ currency }) => currency))].map((currency) => {
    const inCurrency = totals.filter((total) => total.currency === currency)
    const sum = inCurrency.reduce((all, { balance }) => all + balance, 0)
    return `${currency}: ${inCurrency.map(({ account, balance }) => `${account} ${written(balance)}`).join(', ')}; together ${written(sum)}`
  })
  return [textTable([header, ...rows]), ...sums].join('\n')
}

export async function refundVerb(
  [number = '', amount = '']: readonly string[],
  { run }: Desk,
): Promise<string | Refusal> {
  const planned = await run(refundCard, { reservationId: numberOf(number), amount: minorOf(amount) })
  if (isRefusal(planned)) return planned
  return `${written(planned)} goes back to the card within minutes. The ledger has the entry once the provider has paid.`
}

export async function alertsVerb(
  [verb = 'list', id = '']: readonly string[],
  { db, run }: Desk,
): Promise<string | Refusal> {
  if (verb === 'resolve' && /^[1-9]\d{0,14}$/.test(id)) {
    const resolved = await run(resolve, { alert: Number(id) })
    return isRefusal(resolved) ? resolved : `Alert ${id} is resolved.`
  }
  if (verb !== 'list') throw new OperatorError(moneyUsage)
  const alerts = await listAlerts(db)
  const rows = alerts.map((one) => [
    String(one.id),
    one.created_at.toISOString().slice(0, 16).replace('T', ' '),
    one.kind,
    one.reservation_id ?? '',
    one.detail,
  ])
  return rows.length === 0 ? 'No alerts.' : textTable([['Id', 'Since', 'Kind', 'Booking', 'What'], ...rows])
}

function daysOf(from: string, until: string) {
  if (parseIsoDay(from) === null || parseIsoDay(until) === null || from >= until) {
    throw new OperatorError('Days have the form 2027-07-01, the first before the last.')
  }
  return { from, until }
}

const written = (minor: number): string => (minor / 100).toFixed(2)
