import type { StatementColumns } from '@marram/contract/desk/money'
import type { BankEntry } from '@marram/domain/payment/match-bank-entry'
import { CsvError, parse } from 'csv-parse/sync'
import { keyEntries, type UnkeyedEntry } from './entry-key.ts'
import { minorUnits, StatementError } from './statement-error.ts'

const columns = ['date', 'amount', 'text', 'currency', 'reference', 'party'] as const
type Column = (typeof columns)[number]

export type CsvMapping = {
  /** Headings of the file by our columns. */
  readonly headings: Readonly<StatementColumns>
  readonly delimiter: ';' | ',' | '\t'
  readonly decimal: ',' | '.'
  /** The currency of a file without a currency column. */
  readonly currency: string | null
  readonly account: string
}

/** Parses `date=Dato,amount=Beløb,text=Tekst`; date, amount and text are required. */
export function parseHeadings(written: string): StatementColumns {
  const pairs = written.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  const headings: Partial<Record<Column, string>> = {}
  for (const [key, heading = ''] of pairs) {
    const column = columns.find((one) => one === key)
    if (column === undefined || heading === '') {
      throw new StatementError('column', `"${written}" is not a mapping such as date=Dato,amount=Beløb,text=Tekst.`)
    }
    headings[column] = heading
  }
  const { date, amount, text, ...others } = headings
  if (date === undefined || amount === undefined || text === undefined) {
    throw new StatementError('column', 'The mapping needs columns for date, amount and text.')
  }
  return { date, amount, text, ...others }
}

/** Reads the entries of a bank's CSV file with headings. */
export function readCsv(csv: string, mapping: CsvMapping): BankEntry[] {
  const [header = [], ...rows] = readRows(csv, mapping.delimiter)
  const place = (column: Column): number => {
    const heading = mapping.headings[column]
    if (heading === undefined) return -1
    const isOurs = (one: string) => one.trim() === heading
    const found = header.findIndex(isOurs)
    if (found === -1) {
      throw new StatementError('column', `The file has no column "${heading}". It has: ${header.join(', ')}.`, heading)
    }
    if (found !== header.findLastIndex(isOurs)) {
      throw new StatementError('same-columns', `The file has two columns "${heading}".`, heading)
    }
    return found
  }
  const at = Object.fromEntries(columns.map((column) => [column, place(column)] as const))
  const entries = rows.map((row, index): UnkeyedEntry => {
    // Some banks do not quote customers' texts, so a delimiter there could shift a text into the amount.
    if (row.length < header.length || row.slice(header.length).some((cell) => cell.trim() !== '')) {
      throw new StatementError(
        'row',
        `Row ${index + 2} has not the ${header.length} columns of the headings.`,
        index + 2,
      )
    }
    const cell = (column: Column) => row[at[column] ?? -1]?.trim() ?? ''
    return {
      reference: cell('reference'),
      bookedOn: readDay(cell('date')),
      amount: readAmount(cell('amount'), mapping.decimal),
      currency: (at.currency === -1 ? (mapping.currency ?? '') : cell('currency')).toUpperCase(),
      isReversal: false,
      remittance: cell('text'),
      party: cell('party'),
    }
  })
  return keyEntries(mapping.account, entries)
}

/** Parses 2027-02-01, 01-02-2027, 01.02.2027 and 01/02/2027; our banks put the day first. */
function readDay(written: string): string {
  const [, day, month, year] = /^(\d{2})[-./](\d{2})[-./](\d{4})$/.exec(written) ?? []
  return day === undefined ? written : `${year}-${month}-${day}`
}

/** Requires groups of three digits: `1.25` with decimal commas means a wrong setting, not 125. */
function readAmount(written: string, decimal: ',' | '.'): number {
  const groups = decimal === ',' ? /[.\s\u00a0'](?=\d{3}(?!\d))/g : /[,\s\u00a0'](?=\d{3}(?!\d))/g
  const plain = written.replaceAll(groups, '')
  if (decimal === ',' && plain.includes('.')) {
    throw new StatementError('amount', `"${written}" is not an amount.`, written)
  }
  return minorUnits(plain.replace(decimal, '.'))
}

/** Refuses quotes in the middle of a field; skips blank rows. */
function readRows(csv: string, delimiter: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_records_with_empty_values: true,
    })
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError('format', `The file is not CSV: ${error.message}`)
    throw error
  }
}
