import type { EditionKey } from '@marram/i18n/edition-key'

/** Spreadsheets of countries with a decimal comma separate by semicolons. */
const separators = { da: ';', de: ';', en: ',' } as const

const plainNumber = /^-?\d+(?:[.,]\d+)?$/

/**
 * A CSV file with a byte order mark, without which spreadsheets misread umlauts. A text that a spreadsheet would compute
 * starts with an apostrophe: guests write their names themselves.
 */
export function writeCsv(rows: readonly (readonly string[])[], edition: EditionKey): string {
  const separator = separators[edition]
  const lines = rows.map((row) => row.map((text) => quoted(guarded(text), separator)).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An amount in minor units as a number that the edition's spreadsheet can add up. */
export function csvAmount(amount: number, edition: EditionKey): string {
  const text = (amount / 100).toFixed(2)
  return edition === 'en' ? text : text.replace('.', ',')
}
