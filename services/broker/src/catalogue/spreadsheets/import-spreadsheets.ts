import type { Pool } from 'pg'
import {
  checkLines,
  type ImportOptions,
  inImport,
  type NeedsPhotos,
  type Written,
  writeLines,
} from '../import/import-catalogue.ts'
import type { Draft } from './draft.ts'
import { createProblemTeller } from './import-problems.ts'
import { loadKnown } from './load-known.ts'
import { placeOfPhoto } from './photo-tables.ts'
import { inOrder, type Problem } from './problem.ts'
import type { Spreadsheets } from './read-folder.ts'
import { houseNames, translate } from './translate.ts'

export type SpreadsheetOutcome =
  | Written
  | NeedsPhotos
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

/** The problems are counted, so the lines are read to the end. */
const maxProblems = 100_000

/**
 * Imports tables as the lines of a catalogue file, all or nothing. Translating needs the ids of the catalogue, so it runs
 * in the transaction of the import.
 */
export async function importSpreadsheets(
  pool: Pool,
  { tables, problems }: Spreadsheets,
  options: ImportOptions = {},
): Promise<SpreadsheetOutcome> {
  return inImport<SpreadsheetOutcome>(pool, async (client) => {
    const known = await loadKnown(client, houseNames(tables))
    const translated = translate(tables, known)
    const checked = await checkLines(client, asFile(translated.lines), options, maxProblems)
    const told = checked.problems.first.flatMap(createProblemTeller(translated.lines, known))
    const files = tables.map(({ file }) => file)
    const all = inOrder([...problems, ...translated.problems, ...told], files)
    if (all.length > 0) return { kind: 'refused', problems: all }
    const outcome = await writeLines(client, checked.lines, options)
    return outcome.kind === 'needs-photos' ? inTables(outcome, translated.lines) : outcome
  })
}

/** Photos by the row that names them. */
function inTables({ kind, photos }: NeedsPhotos, lines: readonly Draft[]): NeedsPhotos {
  return {
    kind,
    photos: photos.map((use) => ({ ...use, place: placeOfPhoto(lines[use.line - 1], use.sortOrder) ?? use.place })),
  }
}

async function* asFile(lines: readonly Draft[]): AsyncGenerator<Buffer> {
  for (const { record } of lines) yield Buffer.from(`${JSON.stringify(record)}\n`)
}
