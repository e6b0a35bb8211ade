import { currentTerms } from '@marram/database/agency/read-terms'
import { loadConsumption } from '@marram/database/prices/load-consumption'
import { loadDiscounts } from '@marram/database/prices/load-discounts'
import type { Season } from '@marram/database/prices/load-seasons'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import { energyFacts } from '@marram/domain/energy-model'
import { facilityByKey } from '@marram/domain/facility'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { ItemPrice, LodgingPrices, PriceSeason } from '@marram/domain/price-plan'
import { itemsUnder } from '@marram/domain/terms-items'
import type { Kysely } from 'kysely'
import type { LodgingRecord } from '../store/record.ts'
import {
  loadFacilities,
  loadLanguages,
  loadLodgings,
  loadMeta,
  loadPictures,
  loadTaken,
  loadUnavoidableItems,
  loadWeekPrices,
  splitList,
} from './load-rows.ts'
import { attributesOf, facilityValues } from './present-attributes.ts'

export type RecordsRequest = Readonly<{
  db: Kysely<Database>
  ids: readonly number[]
  seasons: readonly Season[]
  now: Date
}>

/** Loads the index data of these houses, in eleven statements for any number of houses. Omits paused ones. */
export async function loadRecords({ db, ids, seasons, now }: RecordsRequest): Promise<LodgingRecord[]> {
  if (ids.length === 0) return []
  const today = copenhagenDay(now)
  const seasonIds = seasons.map(({ id }) => id)
  const [houses, facilities, languages, pictures, weekPrices, items, taken, meta, discounts, consumption, terms] =
    await Promise.all([
      loadLodgings(db, ids),
      loadFacilities(db, ids, today).then(byLodging),
      loadLanguages(db, ids).then(byLodging),
      loadPictures(db, ids).then(byLodging),
      loadWeekPrices(db, ids, seasonIds).then(byLodging),
      loadUnavoidableItems(db, ids).then((rows) => Map.groupBy(rows, (row) => row.lodging_id)),
      loadTaken(db, ids, today).then(byLodging),
      loadMeta(db, ids).then((rows) => Map.groupBy(rows, (row) => row.lodging_id)),
      loadDiscounts({ db, now: () => now }, ids, seasons),
      loadConsumption({ db }, ids),
      currentTerms({ db, now: () => now }),
    ])
  return houses.map((house) => {
    const { id } = house
    const texts = splitList(languages.get(id)?.list ?? null)
    const { values, dated } = facilityValues(house, splitList(facilities.get(id)?.list ?? null), today)
    const prices: LodgingPrices = {
      maxPersons: house.max_persons,
      maxPets: Number(values.get(facilityByKey('pets-max').id) ?? 0),
      seasons: pricedSeasons(seasons, splitList(weekPrices.get(id)?.list ?? null)),
      discounts: discounts.get(id) ?? [],
      items: itemsUnder(terms, (items.get(id) ?? []).map(presentItem)),
      transactionFee: terms.transactionFee,
    }
    return {
      id,
      attributes: attributesOf({ house, values, texts, pictures: pictures.get(id), meta: meta.get(id) ?? [], today }),
      ...(dated.size > 0 && { dated }),
      languages: texts.flatMap(([language]) => findEditionByLanguage(Number(language))?.languageId ?? []),
      score: house.review_score,
      prices,
      energy: { facts: energyFactsOf(house, values), consumption: consumption.get(id) ?? [] },
      taken: splitList(taken.get(id)?.list ?? null).map(([arrival = '', departure = '']) => ({ arrival, departure })),
    }
  })
}

function energyFactsOf(
  { max_persons: maxPersons, built_year: builtYear }: Awaited<ReturnType<typeof loadLodgings>>[number],
  values: ReturnType<typeof facilityValues>['values'],
) {
  return energyFacts({ maxPersons, builtYear, find: (key) => values.get(facilityByKey(key).id) })
}

function byLodging<Row extends { lodging_id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.lodging_id, row]))
}

function pricedSeasons(seasons: readonly Season[], list: readonly string[][]): PriceSeason[] {
  const prices = new Map(list.map(([id, DKK, EUR]) => [Number(id), { DKK: Number(DKK), EUR: Number(EUR) }]))
  return seasons.flatMap(({ since: _, ...season }) => {
    const weekPrice = prices.get(season.id)
    return weekPrice ? [{ ...season, weekPrice }] : []
  })
}

function presentItem(row: Awaited<ReturnType<typeof loadUnavoidableItems>>[number]): ItemPrice {
  return {
    itemId: row.item_id,
    type: row.type,
    chargeType: row.charge_type,
    unitPrice: { DKK: row.unit_price_dkk, EUR: row.unit_price_eur },
    isMandatory: row.is_mandatory,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    meteredQuantity: row.metered_quantity,
  }
}
