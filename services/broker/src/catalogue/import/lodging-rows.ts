import type { LodgingRecord } from '@marram/contract/catalogue/lodging-record'
import type { CopyRow } from '@marram/database/copy-rows'
import { facilities } from '@marram/domain/facility'
import { pictureTagByKey } from '@marram/domain/picture-tag'
import { languageIds, languages } from '../language-ids.ts'
import type { StagedName } from './staging.ts'

const facilityIds = new Map<string, number>(facilities.map(({ key, id }) => [key, id]))

/** Values that the site counts; an old file must not overwrite them. */
export const siteMeta: ReadonlySet<string> = new Set(['viewCount'])

/** A house as rows of all its tables. */
export function lodgingRows(line: number, lodging: LodgingRecord): readonly (readonly [StagedName, CopyRow])[] {
  const { id } = lodging
  const many = (name: StagedName, rows: readonly CopyRow[]) =>
    rows.map((row): readonly [StagedName, CopyRow] => [name, [line, id, ...row]])
  return [
    ['lodging', [line, ...lodgingRow(lodging)]],
    ...many('lodging_text', textRows(lodging)),
    ...many('lodging_image', imageRows(lodging)),
    ...many('lodging_facility', facilityRows(lodging)),
    ...many(
      'lodging_meta',
      Object.entries(lodging.meta).filter(([key]) => !siteMeta.has(key)),
    ),
    ...many(
      'lodging_season_price',
      lodging.prices.map((p) => [p.seasonId, p.weekPriceDkk, p.weekPriceEur]),
    ),
    ...many('lodging_item', itemRows(lodging)),
    ...many('discount', discountRows(lodging)),
    ...many('item_consumption', consumptionRows(lodging)),
  ]
}

function lodgingRow(lodging: LodgingRecord): CopyRow {
  return [
    ...[lodging.id, lodging.name, lodging.status, lodging.address1, lodging.address2, lodging.postalCode, lodging.city],
    ...[lodging.country, lodging.locationId, lodging.streetId, lodging.latitude, lodging.longitude],
    ...[lodging.maxPersons, lodging.rating, lodging.builtYear, lodging.renovatedYear, lodging.publishedOn],
    ...[lodging.ownerKind, lodging.registrationDeclared, lodging.registrationNumber],
    ...[lodging.createdAt ?? null, lodging.updatedAt ?? null, lodging.consumption !== undefined],
  ]
}

function textRows({ texts }: LodgingRecord): CopyRow[] {
  return languages.flatMap((language) => {
    const text = texts[language]
    return text ? [[languageIds[language], text.title, text.body, text.embeddedVideoHtml]] : []
  })
}

function imageRows({ images }: LodgingRecord): CopyRow[] {
  return images.map(({ sortOrder, source, url, tags, width, height, fileSize, kind, videoUrl, alt }) => [
    ...[sortOrder, url ?? null, tags.map((tag) => pictureTagByKey(tag).id)],
    ...[width ?? null, height ?? null, fileSize ?? null, kind, videoUrl],
    ...[alt.da ?? null, alt.de ?? null, alt.en ?? null, source ?? null],
  ])
}

function facilityRows({ facilities: values, datedFacilities }: LodgingRecord): CopyRow[] {
  const always = Object.entries(values).map(([key, value]) => ({ key, value, fromDate: null, toDate: null }))
  return [...always, ...datedFacilities].flatMap(({ key, value, fromDate, toDate }) => {
    const facilityId = facilityIds.get(key)
    if (facilityId === undefined || value === undefined || value === false) return []
    return [[facilityId, value === true ? '1' : String(value), fromDate, toDate]]
  })
}

function itemRows({ items }: LodgingRecord): CopyRow[] {
  return items.map(({ itemId, unitPriceDkk, unitPriceEur, isMandatory, minQuantity, maxQuantity }) => {
    return [itemId, unitPriceDkk, unitPriceEur, isMandatory, minQuantity, maxQuantity]
  })
}

function discountRows({ discounts }: LodgingRecord): CopyRow[] {
  return discounts.map(({ tag, percent, arrivalFrom, arrivalUntil, createdAt = null }) => {
    return [tag, percent, arrivalFrom, arrivalUntil, createdAt]
  })
}

function consumptionRows({ consumption = [] }: LodgingRecord): CopyRow[] {
  return consumption.map(({ stayArrival, itemId, season, adults, children, days, consumed }) => {
    return [itemId, season, adults, children, days, consumed, stayArrival]
  })
}
