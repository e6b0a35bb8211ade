import type { EditionKey } from '@marram/domain/edition'
import type { ItemPrice } from '@marram/domain/price-plan'
import { type SqlBool, sql } from 'kysely'
import type { PriceContext } from './price-context.ts'

/** Mandatory items only, or all that a house offers. */
export type ItemChoice = 'unavoidable' | 'all'

/** An item's price with its texts for guests. */
export type CatalogueItem = ItemPrice &
  Readonly<{ definitionId: number; unitName: string; descriptions: Readonly<Record<EditionKey, string>> }>

const maxItems = 999

/** By house, sorted by item id. */
export async function loadItems(
  { db }: Pick<PriceContext, 'db'>,
  ids: readonly number[],
  choice: ItemChoice,
): Promise<Map<number, CatalogueItem[]>> {
  const rows = await selectItems(db, ids, choice)
  const groups = Map.groupBy(rows, (row) => row.lodging_id)
  return new Map([...groups].map(([id, own]) => [id, own.slice(0, maxItems).map(presentItem)]))
}

function selectItems(db: PriceContext['db'], ids: readonly number[], choice: ItemChoice) {
  return db
    .selectFrom('lodging_item')
    .innerJoin('item', 'item.id', 'lodging_item.item_id')
    .where(sql<SqlBool>`lodging_item.lodging_id = any(${ids}::int[])`)
    .$if(choice === 'unavoidable', (query) =>
      query.where((eb) => eb.or([eb('lodging_item.is_mandatory', '=', true), eb('item.charge_type', '=', 'metered')])),
    )
    .selectAll('lodging_item')
    .select(['item.definition_id', 'item.type', 'item.charge_type', 'item.metered_quantity', 'item.unit_name'])
    .select(['item.description_da', 'item.description_de', 'item.description_en'])
    .orderBy('item.id')
    .execute()
}

function presentItem(row: Awaited<ReturnType<typeof selectItems>>[number]): CatalogueItem {
  return {
    itemId: row.item_id,
    definitionId: row.definition_id,
    type: row.type,
    chargeType: row.charge_type,
    unitName: row.unit_name,
    descriptions: { da: row.description_da, de: row.description_de, en: row.description_en },
    unitPrice: { DKK: row.unit_price_dkk, EUR: row.unit_price_eur },
    isMandatory: row.is_mandatory,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    meteredQuantity: row.metered_quantity,
  }
}
