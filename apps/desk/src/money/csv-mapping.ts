import type { StatementColumns } from '@marram/contract/desk/money'
import * as v from 'valibot'

export const columnNames = ['date', 'amount', 'text', 'party', 'reference', 'currency'] as const
export type ColumnName = (typeof columnNames)[number]

export const delimiters = [';', ',', '\t'] as const
type Delimiter = (typeof delimiters)[number]

const mappingShape = v.object({
  columns: v.record(v.picklist(columnNames), v.string()),
  account: v.string(),
  /** Of a file without a column for it. */
  currency: v.string(),
  delimiter: v.picklist(delimiters),
  decimal: v.picklist([',', '.']),
})

/** Headings are empty where the file has no such column. */
export type CsvMapping = v.InferOutput<typeof mappingShape>

const storageKey = 'desk-bank-csv'

export function rememberMapping(mapping: CsvMapping): void {
  localStorage.setItem(storageKey, JSON.stringify(mapping))
}

export function recallMapping(): CsvMapping | null {
  try {
    const read = v.safeParse(mappingShape, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** The headings of a file and its first row, which shows what is in a column. */
export type CsvHead = { readonly headings: readonly string[]; readonly sample: readonly string[] }

export function readHead(text: string, delimiter: Delimiter): CsvHead {
  // Rows of banks are short; a quoted text of megabytes need not be read.
  const [headings = [], sample = []] = readRows(text.slice(0, 20_000), delimiter, 2)
  return { headings: headings.map((cell) => cell.trim()), sample: sample.map((cell) => cell.trim()) }
}

function readRows(text: string, delimiter: string, count: number): string[][] {
  const rows: string[][] = []
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false]
  const endRow = () => {
    row.push(cell)
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length && rows.length < count; at += 1) {
    const letter = text.charAt(at)
    if (letter === '"') {
      const isDoubled = isQuoted && text.charAt(at + 1) === '"'
      if (isDoubled) {
        cell += letter
        at += 1
      } else isQuoted = !isQuoted
    } else if (isQuoted || (letter !== delimiter && letter !== '\n' && letter !== '\r')) cell += letter
    else if (letter === delimiter) {
      row.push(cell)
      cell = ''
    } else endRow()
  }
  if (rows.length < count) endRow()
  return rows
}

const usualNames: Readonly<Record<ColumnName, RegExp>> = {
  date: /^(dato|bogført|bogføringsdato|buchungstag|buchungsdatum|datum|date|booking date|booked|valutadatum)\b/i,
  amount: /^(beløb|betrag|umsatz|amount)/i,
  text: /^(tekst|text|verwendungszweck|beskrivelse|meddelelse|posteringstekst|buchungstext|description|details)/i,
  party: /^(navn|afsender|modpart|name|auftraggeber|beguenstigter|begünstigter|zahlungspflichtiger|party|payer)/i,
  reference: /^(id|reference|referenz|arkivreference|transaktions|bankreferenz|transaction id)/i,
  currency: /^(valuta|valutakode|währung|waehrung|currency)$/i,
}

/** As it was the last time if the file still has these headings, else by the usual names of banks. */
export function guessMapping(text: string, last: CsvMapping | null): CsvMapping {
  const delimiter = guessDelimiter(text, last)
  const { headings, sample } = readHead(text, delimiter)
  const isLast =
    last !== null && headings.includes(last.columns.date ?? '') && headings.includes(last.columns.amount ?? '')
  const guess = (column: ColumnName): string => {
    const known = isLast ? (last.columns[column] ?? '') : null
    if (known !== null) return headings.includes(known) ? known : ''
    return headings.find((heading) => usualNames[column].test(heading)) ?? ''
  }
  const columns = Object.fromEntries(columnNames.map((column) => [column, guess(column)]))
  const amount = sample[headings.indexOf(columns.amount ?? '')] ?? ''
  return {
    ...{ columns, delimiter, account: last?.account ?? '', currency: last?.currency ?? 'DKK' },
    decimal: isLast ? last.decimal : /\.\d{1,2}$/.test(amount) ? '.' : ',',
  }
}

function guessDelimiter(text: string, last: CsvMapping | null): Delimiter {
  const widthOf = (delimiter: Delimiter): number => readHead(text, delimiter).headings.length
  if (last !== null && widthOf(last.delimiter) > 2) return last.delimiter
  return delimiters.toSorted((a, b) => widthOf(b) - widthOf(a))[0] ?? ';'
}

/** Fields that are missing, in their order; empty if the file can be sent. */
export function missingFields({ columns, account, currency }: CsvMapping): readonly (ColumnName | 'account')[] {
  const needed = (['date', 'amount', 'text'] as const).filter((column) => !columns[column])
  return [
    ...(account.trim() === '' ? (['account'] as const) : []),
    ...needed,
    ...(!columns.currency && currency === '' ? (['currency'] as const) : []),
  ]
}

/** Without the columns that the file does not have. */
export function writeMapping({ columns, currency, account, delimiter, decimal }: CsvMapping) {
  const { date = '', amount = '', text = '', ...others } = columns
  const found: Partial<StatementColumns> = {}
  for (const column of ['currency', 'reference', 'party'] as const) {
    if (others[column]) found[column] = others[column]
  }
  return {
    ...{ account, delimiter, decimal, columns: { date, amount, text, ...found } },
    currency: found.currency === undefined ? currency : null,
  }
}
