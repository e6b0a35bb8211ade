import { expect, test } from 'vitest'
import { journalFile } from './journal-file.ts'

test('amounts have the decimal mark of the spreadsheet, and nothing else changes', () => {
  const rows = [
    ['Day', 'Booking', 'What', 'Debit', 'Credit', 'Amount', 'Currency'],
    ['2027-02-01', '413224817', 'payment bank 1.5', 'bank', 'guests', '1000.50', 'EUR'],
  ]
  const headings = ['Tag', 'Buchung', 'Vorgang', 'Soll', 'Haben', 'Betrag', 'Währung']
  expect(journalFile(rows, headings, 'de')).toEqual([
    headings,
    ['2027-02-01', '413224817', 'payment bank 1.5', 'bank', 'guests', '1000,50', 'EUR'],
  ])
  expect(journalFile(rows, headings, 'en')[1]?.[5]).toBe('1000.50')
})
