import type { CatalogueInput } from '@marram/contract/catalogue/catalogue-record'
import type { Database } from '@marram/database/schema.generated'
import { findFacilityById } from '@marram/domain/facility'
import { findPictureTagById } from '@marram/domain/picture-tag'
import type { Selectable } from 'kysely'
import { siteMeta } from '../import/lodging-rows.ts'
import { languageKeyOf } from '../language-ids.ts'
import type { Lists } from './load-lists.ts'

type LodgingInput = Extract<CatalogueInput, { kind: 'lodging' }>
export type LodgingRow = Selectable<Database['lodging']>

/** A house as a line of the file; the fields keep this order there. */
export function presentLodging(row: LodgingRow, lists: Lists): LodgingInput {
  return {
    kind: 'lodging',
    id: row.id,
    name: row.name,
    status: row.status,
    address1: row.address1,
    address2: row.address2,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    locationId: row.location_id,
    streetId: row.street_id,
    latitude: row.latitude,
    longitude: row.longitude,
    maxPersons: row.max_persons,
    rating: row.rating,
    builtYear: row.built_year,
    renovatedYear: row.renovated_year,
    publishedOn: row.published_on,
    ownerKind: row.owner_kind,
    registrationDeclared: row.registration_declared,
    registrationNumber: row.registration_number,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...presentLooks(row.id, lists),
    ...presentPrices(row.id, lists),
  }
}

function presentLooks(id: number, lists: Lists) {
  const texts = lists.texts(id).map(({ language_id, title, body, embedded_video_html: embeddedVideoHtml }) => {
    return [languageKeyOf(language_id), { title, body, embeddedVideoHtml }] as const
  })
  const images = lists.images(id).map((image) => ({
    url: image.url,
    ...(image.kind !== 'picture' && { kind: image.kind }),
    ...(image.video_url !== null && { videoUrl: image.video_url }),
    tags: image.tag_ids.flatMap((tag) => findPictureTagById(tag)?.key ?? []),
    width: image.width,
    height: image.height,
    fileSize: image.file_size,
    sortOrder: image.sort_order,
    ...presentAlt(image),
  }))
  const meta = lists.meta(id).filter(({ key }) => !siteMeta.has(key))
  return {
    texts: Object.fromEntries(texts),
    images,
    ...presentFacilities(id, lists),
    meta: Object.fromEntries(meta.map(({ key, value }) => [key, value])),
  }
}

function presentAlt(image: { alt_da: string | null; alt_de: string | null; alt_en: string | null }) {
  const texts = [['da', image.alt_da] as const, ['de', image.alt_de] as const, ['en', image.alt_en] as const]
  const alt = Object.fromEntries(texts.filter(([, text]) => text !== null))
  return Object.keys(alt).length > 0 ? { alt } : {}
}

function presentFacilities(id: number, lists: Lists): Pick<LodgingInput, 'facilities' | 'datedFacilities'> {
  const known = lists.facilities(id).flatMap(({ facility_id, value: stored, from_date, to_date }) => {
    const facility = findFacilityById(facility_id)
    if (!facility) return []
    const value = { bool: stored === '1', number: Number(stored), string: stored }[facility.valueType]
    return [{ key: facility.key, value, fromDate: from_date, toDate: to_date }]
  })
  const isDated = ({ fromDate, toDate }: (typeof known)[number]) => fromDate !== null || toDate !== null
  return {
    facilities: Object.fromEntries(known.filter((one) => !isDated(one)).map(({ key, value }) => [key, value])),
    datedFacilities: known.filter(isDated),
  }
}

function presentPrices(id: number, lists: Lists) {
  return {
    prices: lists.prices(id).map((price) => ({
      seasonId: price.season_id,
      weekPriceDkk: price.week_price_dkk,
      weekPriceEur: price.week_price_eur,
    })),
    items: lists.items(id).map((item) => ({
      itemId: item.item_id,
      unitPriceDkk: item.unit_price_dkk,
      unitPriceEur: item.unit_price_eur,
      isMandatory: item.is_mandatory,
      minQuantity: item.min_quantity,
      maxQuantity: item.max_quantity,
    })),
    discounts: lists.discounts(id).map((discount) => ({
      tag: discount.tag,
      percent: discount.percent,
      arrivalFrom: discount.arrival_from,
      arrivalUntil: discount.arrival_until,
      createdAt: discount.created_at.toISOString(),
    })),
    consumption: lists.consumption(id).map(({ arrival, item_id, season, adults, children, days, consumed }) => {
      return { stayArrival: arrival, itemId: item_id, season, adults, children, days, consumed }
    }),
  }
}
