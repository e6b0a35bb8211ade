import type { EditionKey } from '@marram/i18n/edition-key'

const amountColumn = 5

/** Rows of the service as a spreadsheet of this edition reads them: own headings, and amounts that it can add up. */
export function journalFile(
  [, ...rows]: readonly (readonly string[])[],
  headings: readonly string[],
  edition: EditionKey,
): readonly (readonly string[])[] {
  const written = rows.map((row) =>
    row.map((cell, column) => (column === amountColumn && edition !== 'en' ? cell.replace('.', ',') : cell)),
  )
  return [headings, ...written]
}
