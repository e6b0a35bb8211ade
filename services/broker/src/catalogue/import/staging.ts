import { type CopyRow, copyRows } from '@marram/database/copy-rows'
import type { ClientBase } from 'pg'

type Staged = {
  /** The target table. */
  readonly table: string
  /** Columns shared with that table. */
  readonly columns: readonly string[]
  /** Additional columns with their types. */
  readonly extra?: Readonly<Record<string, string>>
}

/** Temporary tables hold the rows of the file until all of it is validated. */
export const staging = {
  area: { table: 'area', columns: ['id', 'slug', 'name', 'region', 'latitude', 'longitude'] },
  location: { table: 'location', columns: ['id', 'area_id', 'name', 'latitude', 'longitude'] },
  street: { table: 'street', columns: ['id', 'location_id', 'name', 'slug'] },
  season: {
    table: 'season',
    columns: ['id', 'key', 'starts_on', 'ends_on', 'arrival_days', 'min_nights', 'max_nights', 'whole_weeks'],
  },
  item: {
    table: 'item',
    columns: [
      ...['id', 'definition_id', 'type', 'charge_type', 'unit_name', 'metered_quantity'],
      ...['description_da', 'description_de', 'description_en'],
    ],
  },
  lodging: {
    table: 'lodging',
    columns: [
      ...['id', 'name', 'status', 'address1', 'address2', 'postal_code', 'city', 'country', 'location_id', 'street_id'],
      ...['latitude', 'longitude', 'max_persons', 'rating', 'built_year', 'renovated_year', 'published_on'],
      ...['owner_kind', 'registration_declared', 'registration_number', 'created_at', 'updated_at'],
    ],
    extra: { has_consumption: 'boolean' },
  },
  lodging_text: {
    table: 'lodging_text',
    columns: ['lodging_id', 'language_id', 'title', 'body', 'embedded_video_html'],
  },
  lodging_image: {
    table: 'lodging_image',
    columns: [
      ...['lodging_id', 'sort_order', 'url', 'tag_ids', 'width', 'height', 'file_size', 'kind', 'video_url'],
      ...['alt_da', 'alt_de', 'alt_en'],
    ],
    extra: { source: 'text' },
  },
  lodging_facility: {
    table: 'lodging_facility',
    columns: ['lodging_id', 'facility_id', 'value', 'from_date', 'to_date'],
  },
  lodging_meta: { table: 'lodging_meta', columns: ['lodging_id', 'key', 'value'] },
  lodging_season_price: {
    table: 'lodging_season_price',
    columns: ['lodging_id', 'season_id', 'week_price_dkk', 'week_price_eur'],
  },
  lodging_item: {
    table: 'lodging_item',
    columns: [
      ...['lodging_id', 'item_id', 'unit_price_dkk', 'unit_price_eur'],
      ...['is_mandatory', 'min_quantity', 'max_quantity'],
    ],
  },
  discount: {
    table: 'discount',
    columns: ['lodging_id', 'tag', 'percent', 'arrival_from', 'arrival_until', 'created_at'],
  },
  item_consumption: {
    table: 'item_consumption',
    columns: ['lodging_id', 'item_id', 'season', 'adults', 'children', 'days', 'consumed'],
    extra: { stay_arrival: 'date' },
  },
  stay: {
    table: 'stay',
    columns: [
      ...['lodging_id', 'kind', 'arrival', 'departure', 'adults', 'children', 'infants', 'pets'],
      ...['source', 'created_at'],
    ],
  },
  review: {
    table: 'review',
    columns: [
      ...['id', 'lodging_id', 'type', 'language_id', 'name', 'place', 'iso_country', 'date', 'rating'],
      ...['house_rating', 'cleanliness_rating', 'location_rating', 'value_rating'],
      ...['has_had_after_care', 'answer_text', 'answer_text_da', 'answer_text_de', 'answer_text_en'],
      ...['response_text', 'response_text_da', 'response_text_de', 'response_text_en', 'response_time'],
    ],
    extra: { stay_arrival: 'date' },
  },
} as const satisfies Record<string, Staged>

export type StagedName = keyof typeof staging

export function stagedNames(): StagedName[] {
  return Object.keys(staging).filter((name): name is StagedName => Object.hasOwn(staging, name))
}

/** Every staged row begins with its line number, for the messages of later checks. */
export function stagedColumns(name: StagedName): string[] {
  const { columns, extra }: Staged = staging[name]
  return ['line', ...columns, ...Object.keys(extra ?? {})]
}

export async function createStaging(client: ClientBase): Promise<void> {
  for (const name of stagedNames()) {
    const { table, columns, extra = {} }: Staged = staging[name]
    const extraColumns = Object.entries(extra).map(([column, type]) => `, null::${type} as ${column}`)
    await client.query(
      `create temporary table import_${name} on commit drop as
        select 0 as line, ${columns.join(', ')}${extraColumns.join('')} from ${table} with no data`,
    )
  }
  await client.query('create temporary table import_changed (lodging_id integer not null, field text) on commit drop')
}

export type Batch = Map<StagedName, CopyRow[]>

export async function copyBatch(client: ClientBase, batch: Batch): Promise<void> {
  for (const [name, rows] of batch)
    await copyRows(client, { table: `import_${name}`, columns: stagedColumns(name) }, rows)
}

/** Autovacuum does not analyse temporary tables, and the checks join all of them. */
export async function analyzeStaging(client: ClientBase): Promise<void> {
  await client.query(
    `analyze ${stagedNames()
      .map((name) => `import_${name}`)
      .join(', ')}`,
  )
}
