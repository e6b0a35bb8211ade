import { readFileSync } from 'node:fs'
import { areaRecord, itemRecord, locationRecord } from '@marram/contract/catalogue/shared-records'
import * as v from 'valibot'
import { sharedCatalogueFile } from '../agency.ts'

const record = v.variant('kind', [areaRecord, locationRecord, itemRecord])

function readRecords() {
  const lines = readFileSync(sharedCatalogueFile, 'utf8').trim().split('\n')
  return lines.map((line) => v.parse(record, JSON.parse(line)))
}

const records = readRecords()

/** The part of the catalogue that is not generated; the catalogue import reads the same lines. */
export const areaRecords = records.filter((record) => record.kind === 'area')
export const locationRecords = records.filter((record) => record.kind === 'location')
export const itemRecords = records.filter((record) => record.kind === 'item')
