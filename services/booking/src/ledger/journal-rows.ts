import type { JournalLine } from './load-journal.ts'

const headings = ['Day', 'Booking', 'What', 'Debit', 'Credit', 'Amount', 'Currency']

/** Rows of a spreadsheet. */
export function journalRows(lines: readonly JournalLine[]): string[][] {
  const rows = lines.map(({ day, reservationId, what, debit, credit, amount, currency }) => [
    ...[day, reservationId, plainText(what), debit, credit],
    ...[(amount / 100).toFixed(2), currency],
  ])
  return [headings, ...rows]
}

/** References come from banks and staff: a cell that begins like a formula would run in the reader's spreadsheet. */
function plainText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
