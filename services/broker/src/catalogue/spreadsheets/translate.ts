import { translateHouses } from './house-tables.ts'
import type { Known } from './known.ts'
import type { Table } from './read-table.ts'
import { translateShared } from './shared-tables.ts'
import { startTranslation, type Translation } from './translation.ts'

/** The records of a catalogue file, with the cells that they came from. */
export type Translated = Pick<Translation, 'lines' | 'problems'>

/**
 * Tables as records of the catalogue format. Houses that the catalogue has keep what no table names: pictures, discounts,
 * facilities without a column. The schema of the format validates the records later, so nothing here does.
 */
export function translate(tables: readonly Table[], known: Known): Translated {
  const translation = startTranslation(tables, known)
  translateHouses(translation, translateShared(translation))
  return translation
}

/** The names of houses in all tables, to load them. */
export function houseNames(tables: readonly Table[]): string[] {
  const cells = tables.flatMap(({ rows }) => rows.map((row) => row.cells.get('house')?.value))
  return [...new Set(cells.filter((value) => typeof value === 'string').map((name) => name.toLowerCase()))]
}
