import type { DataStatusRow } from '@marram/database/data-status'
import { facilityProperty } from '@marram/domain/criteria/order'
import { facilityByKey, findFacilityById } from '@marram/domain/facility'
import { type DatedFacility, facilityOn } from '@marram/domain/facility/validity'
import { parseFacilityValue } from '@marram/domain/facility/value'
import { daysBetween, epochDay, type IsoDay } from '@marram/domain/iso-day'
import { parseNumeric } from '@marram/domain/number-check'
import { secondsPerDay } from '../plan/option-attributes.ts'
import type { AttributeValue } from '../store/record.ts'
import { dataDimensions, dataSource } from './data-source.ts'
import type { loadLodgings } from './load-rows.ts'

type Lodging = Awaited<ReturnType<typeof loadLodgings>>[number]
type FacilityValues = ReadonlyMap<number, AttributeValue>

export type AttributeSources = Readonly<{
  house: Lodging
  values: FacilityValues
  /** Language, and '1' or '0' for a description. */
  texts: readonly string[][]
  pictures: Pick<DataStatusRow, 'has_images' | 'has_floor_plan'> | undefined
  meta: readonly Readonly<{ key: string; value: string }>[]
  today: IsoDay
}>

type Dated = DatedFacility<AttributeValue | null>

/**
 * Today's values by facility id; under the attributes' names, those limited to certain dates. If a facility was not
 * entered, the house's own field is used.
 */
export function facilityValues(house: Lodging, list: readonly string[][], today: IsoDay) {
  const values = new Map<number, AttributeValue>([
    [facilityByKey('persons').id, house.max_persons],
    [facilityByKey('built-year').id, house.built_year],
  ])
  if (house.renovated_year !== null) values.set(facilityByKey('renovated-year').id, house.renovated_year)
  const seasonal = new Map<number, Dated[]>()
  for (const [id, stored = '', fromDate = '', toDate = ''] of list) {
    const facility = findFacilityById(Number(id))
    if (facility === null) continue
    const value = parseFacilityValue(facility, stored)
    if (fromDate !== '' || toDate !== '') {
      const row = { value, fromDate: fromDate || null, toDate: toDate || null }
      seasonal.set(facility.id, [...(seasonal.get(facility.id) ?? []), row])
    } else if (value !== null) values.set(facility.id, value)
  }
  const dated = new Map<string, readonly Dated[]>()
  for (const [id, rows] of seasonal) {
    const always = values.get(id)
    const all = always === undefined ? rows : [{ value: always, fromDate: null, toDate: null }, ...rows]
    dated.set(facilityProperty(id), all)
    const value = facilityOn(all, today)
    if (value === null) values.delete(id)
    else values.set(id, value)
  }
  return { values, dated }
}

/** The document of a house, shared by all indexes, without its options. */
export function attributesOf({ house, values, texts, pictures, meta, today }: AttributeSources) {
  const described = new Set(texts.flatMap(([language, isWritten]) => (isWritten === '1' ? [language] : [])))
  const published = daysBetween(house.published_on, today)
  const attributes = new Map<string, AttributeValue>([
    ['id', house.id],
    ['lodgingId', house.id],
    ['name', house.name.toLowerCase()],
    ['address1', house.address1],
    ['postalCode', house.postal_code],
    ['city', house.city],
    ['locationId', house.location_id],
    ['areaId', house.area_id],
    ['streetId', house.street_id],
    ['streetName', house.street_name],
    ['_geo.lat', house.latitude],
    ['_geo.lng', house.longitude],
    ['reviewScore', house.review_score],
    ['publishedDate', house.published_on],
    ['publishedAt', house.published_on],
    ['bsPublishedTs', epochDay(house.published_on) * secondsPerDay],
    ['daysPublished', published],
    ['bsDaysPublished', published],
    ['createdTs', Math.floor(house.created_at.getTime() / 1000)],
    ['updatedTs', Math.floor(house.updated_at.getTime() / 1000)],
    ['hasDescriptionDk', described.has('1')],
    ['hasDescriptionDe', described.has('2')],
    ['hasDescriptionEn', described.has('7')],
    ['hasImages', pictures?.has_images ?? false],
    ['hasFloorPlan', pictures?.has_floor_plan ?? false],
    ...Object.entries(dataSource(house)),
  ])
  for (const [name, value] of Object.entries(dataDimensions(house))) attributes.set(`dataDimensions.${name}`, value)
  if (house.rating !== null) attributes.set('rating', house.rating)
  for (const [id, value] of values) attributes.set(facilityProperty(id), value)
  for (const { key, value } of meta) attributes.set(`meta.${key}`, parseNumeric(value) ?? value)
  return attributes
}
