import * as v from 'valibot'
import { lodgingRecord } from './lodging-record.ts'
import { areaRecord, itemRecord, locationRecord, seasonRecord, streetRecord } from './shared-records.ts'
import { blockRecord, reviewRecord, stayRecord } from './stay-records.ts'

/**
 * One line of a catalogue file. Lines may come in any order: references may point to a later line, or to a row in the
 * database. `docs/catalogue-format.md` documents the format; `docs/catalogue.schema.json` is generated from this.
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
/** The input format, in which fields with a default are optional. */
export type CatalogueInput = v.InferInput<typeof catalogueRecord>
