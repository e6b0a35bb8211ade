import type { CatalogueRecord } from '@marram/contract/catalogue/catalogue-record'
import type { CopyRow } from '@marram/database/copy-rows'
import { languageIds } from '../language-ids.ts'
import { lodgingRows } from './lodging-rows.ts'
import type { StagedName } from './staging.ts'

export type StagedRow = readonly [StagedName, CopyRow]
type Of<Kind extends CatalogueRecord['kind']> = Extract<CatalogueRecord, { kind: Kind }>

/** The staged rows of one line, each beginning with its line number. */
export function recordRows(line: number, record: CatalogueRecord): readonly StagedRow[] {
  if (record.kind === 'lodging') return lodgingRows(line, record)
  if (record.kind === 'stay' || record.kind === 'block') return [['stay', [line, ...stayRow(record)]]]
  if (record.kind === 'review') return [['review', [line, ...reviewRow(record)]]]
  return [[record.kind, [line, ...sharedRow(record)]]]
}

function sharedRow(record: Of<'area' | 'location' | 'street' | 'season' | 'item'>): CopyRow {
  if (record.kind === 'area')
    return [record.id, record.slug, record.name, record.region, record.latitude, record.longitude]
  if (record.kind === 'location') return [record.id, record.areaId, record.name, record.latitude, record.longitude]
  if (record.kind === 'street') return [record.id, record.locationId, record.name, record.slug]
  if (record.kind === 'season') return seasonRow(record)
  const { id, definitionId, type, chargeType, unitName, meteredQuantity, description } = record
  return [
    ...[id, definitionId, type, chargeType, unitName, meteredQuantity],
    ...[description.da, description.de, description.en],
  ]
}

function seasonRow(record: Of<'season'>): CopyRow {
  const { id, key, startsOn, endsOn, arrivalDays, minNights, maxNights, wholeWeeks } = record
  return [id, key, startsOn, endsOn, arrivalDays, minNights, maxNights, wholeWeeks]
}

function stayRow(record: Of<'stay' | 'block'>): CopyRow {
  const { lodgingId, arrival, departure, createdAt = null } = record
  if (record.kind === 'block') return [lodgingId, 'owner', arrival, departure, 0, 0, 0, 0, record.source, createdAt]
  const { adults, children, infants, pets } = record
  return [lodgingId, 'guest', arrival, departure, adults, children, infants, pets, null, createdAt]
}

function reviewRow(record: Of<'review'>): CopyRow {
  const { answerTexts, responseTexts, aspects } = record
  return [
    ...[record.id, record.lodgingId, record.type, languageIds[record.language], record.name, record.place],
    ...[record.isoCountry, record.date, record.rating],
    ...[aspects.house, aspects.cleanliness, aspects.location, aspects.value, record.hasHadAfterCare],
    ...[record.answerText, answerTexts.da, answerTexts.de, answerTexts.en],
    ...[record.responseText, responseTexts.da, responseTexts.de, responseTexts.en],
    ...[record.responseTime, record.stayArrival],
  ]
}
