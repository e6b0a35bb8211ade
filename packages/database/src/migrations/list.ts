import type { Migration } from 'kysely/migration'
import * as catalogue from './0001-catalogue.ts'

/** Imported rather than read from a folder, so that a bundled program has them too. Append only. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
}
