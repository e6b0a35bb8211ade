import type { StagedName } from './staging.ts'

type Reference = {
  readonly from: StagedName
  readonly column: string
  readonly to: 'area' | 'location' | 'street' | 'season' | 'item' | 'lodging'
}

const rules: readonly Reference[] = [
  { from: 'location', column: 'area_id', to: 'area' },
  { from: 'street', column: 'location_id', to: 'location' },
  { from: 'lodging', column: 'location_id', to: 'location' },
  { from: 'lodging', column: 'street_id', to: 'street' },
  { from: 'lodging_season_price', column: 'season_id', to: 'season' },
  { from: 'lodging_item', column: 'item_id', to: 'item' },
  { from: 'item_consumption', column: 'item_id', to: 'item' },
  { from: 'stay', column: 'lodging_id', to: 'lodging' },
  { from: 'review', column: 'lodging_id', to: 'lodging' },
]

/** Every referenced row must be in the file or in the database. */
export const references: readonly string[] = rules.map(
  ({ from, column, to }) => `
    select distinct line, '${to} ' || ${column} || ' is neither in the file nor in the catalogue.' as reason
    from import_${from} named
    where not exists (select from import_${to} other where other.id = named.${column})
      and not exists (select from ${to} other where other.id = named.${column})`,
)
