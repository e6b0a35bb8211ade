import * as v from 'valibot'
import { lodgingRecord } from './lodging-record.ts'
import { areaRecord, itemRecord, locationRecord, seasonRecord, streetRecord } from './shared-records.ts'
import { blockRecord, reviewRecord, stayRecord } from './stay-records.ts'

/**
 * One line of a catalogue file. Lines may come in any order: what they refer to may stand later in the file, or be in
 * the database already. `docs/catalogue-format.md` explains them, `docs/catalogue.schema.json` is made from this.
 */
export const catalogueRecord = v.variant('kind', [
  areaRecord,
  locationRecord,
  streetRecord,
  seasonRecord,
  itemRecord,
  lodgingRecord,
  stayRecord,
  blockRecord,
  reviewRecord,
])

export type CatalogueRecord = v.InferOutput<typeof catalogueRecord>
/** As somebody writes it: what has a usual value may be left out. */
export type CatalogueInput = v.InferInput<typeof catalogueRecord>
