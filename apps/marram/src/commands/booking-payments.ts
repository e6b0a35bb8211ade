import { readFile, stat } from 'node:fs/promises'
import type { ImportReport } from '@marram/booking/bank/import-entries'
import { parseHeadings } from '@marram/booking/bank/read-csv'
import { listOpenEntries } from '@marram/booking/bank/staff-entries'
import { assignBankEntry, dismissBankEntry, importStatement } from '@marram/booking/staff/money-commands'
import { OperatorError } from '@marram/database/operator-error'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { textTable } from '../text-table.ts'
import { type Desk, numberOf } from './booking-arguments.ts'

export const paymentsUsage = `  payments import FILE: a statement of the bank, CAMT.053; or CSV with --columns date=…,amount=…,text=…[,currency=…,reference=…,party=…]
    --account IBAN [--currency DKK] [--delimiter ';'] [--decimal ','] [--encoding utf-8|latin1]
  payments list, payments assign ENTRY NUMBER, payments dismiss ENTRY REASON: what found no booking`

/** A large agency has some thousand entries a month; this is a hundred times as much. */
const maxBytes = 20_000_000

export type PaymentOptions = {
  readonly columns?: string | undefined
  readonly account?: string | undefined
  readonly currency?: string | undefined
  readonly delimiter?: string | undefined
  readonly decimal?: string | undefined
  readonly encoding?: string | undefined
}

export const paymentOptions = {
  columns: { type: 'string' },
  account: { type: 'string' },
  currency: { type: 'string' },
  delimiter: { type: 'string' },
  decimal: { type: 'string' },
  encoding: { type: 'string' },
} as const

/** Bank statements, and staff decisions about entries without a booking. */
export async function paymentsVerb(
  [verb = 'list', first = '', ...rest]: readonly string[],
  desk: Desk,
  options: PaymentOptions,
): Promise<string | Refusal> {
  const { run } = desk
  if (verb === 'list') return showOpen(desk)
  if (verb === 'import' && first !== '') return importFile(first, desk, options)
  if (verb === 'assign') {
    const account = await run(assignBankEntry, { entry: entryOf(first), reservationId: numberOf(rest[0] ?? '') })
    return isRefusal(account) ? account : `Entry ${first} is entered for ${rest[0]}.`
  }
  const reason = rest.join(' ').trim()
  if (verb !== 'dismiss' || reason === '') throw new OperatorError(paymentsUsage)
  const dismissed = await run(dismissBankEntry, { entry: entryOf(first), why: reason })
  return isRefusal(dismissed) ? dismissed : `Entry ${first} is dismissed.`
}

async function importFile(file: string, { run }: Desk, options: PaymentOptions): Promise<string | Refusal> {
  const { size } = await stat(file).catch(() => ({ size: -1 }))
  if (size < 0) throw new OperatorError(`There is no file ${file}.`)
  if (size > maxBytes) throw new OperatorError(`${file} is larger than ${maxBytes / 1_000_000} MB; is it a statement?`)
  const text = decode(await readFile(file), options.encoding)
  const report = await run(importStatement, { file: text, csv: mappingOf(options) })
  if (!isRefusal(report)) return describeReport(report)
  throw new OperatorError(`${file}: ${report.sentence} Nothing was imported.`)
}

function decode(bytes: Buffer, encoding = 'utf-8'): string {
  if (encoding !== 'utf-8' && encoding !== 'latin1') throw new OperatorError('An encoding is utf-8 or latin1.')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new OperatorError('The file is not written in UTF-8; try --encoding latin1. Nothing was imported.')
  }
}

function mappingOf({ columns, account = '', currency, delimiter = ';', decimal = ',' }: PaymentOptions) {
  if (columns === undefined) return null
  if (account === '')
    throw new OperatorError('A CSV file needs --account: its entries are counted once for each account.')
  if (delimiter !== ';' && delimiter !== ',' && delimiter !== '\t')
    throw new OperatorError('A delimiter is ; , or a tab.')
  if (decimal !== ',' && decimal !== '.') throw new OperatorError('The sign before decimals is , or .')
  const headings = parseHeadings(columns)
  return {
    columns: headings,
    delimiter,
    decimal,
    currency: currency ?? null,
    account,
  } as const
}

function describeReport({ entered, known, foreign, open, conflicting }: ImportReport): string {
  const lines = [
    `Entered ${entered}. Already known: ${known}. Our own payments: ${foreign}. For staff to decide: ${open.length}.`,
  ]
  const rows = open.map(({ entry, why }) => [entry.bookedOn, amountOf(entry), entry.party, entry.remittance, why])
  if (rows.length > 0) lines.push(textTable(rows), 'marram booking payments list shows their numbers.')
  for (const entry of conflicting) {
    lines.push(
      `Not entered: the bank's reference ${entry.key} was read before with another amount (${amountOf(entry)}).`,
    )
  }
  return lines.join('\n')
}

async function showOpen(deps: Pick<Desk, 'db'>): Promise<string> {
  const open = await listOpenEntries(deps)
  const header = ['Entry', 'Day', 'Amount', 'From', 'Text', 'Why']
  const rows = open.map((one) => [
    String(one.id),
    one.booked_on,
    amountOf(one),
    one.party,
    one.remittance,
    `${one.reason ?? ''}${one.is_reversal ? ' (taken back)' : ''}`,
  ])
  return rows.length === 0 ? 'Nothing waits.' : textTable([header, ...rows])
}

/** In any currency, including those we do not accept. */
function amountOf({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  return `${(amount / 100).toFixed(2)} ${currency}`
}

function entryOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new OperatorError('An entry has a number, which payments list shows.')
  return Number(text)
}
