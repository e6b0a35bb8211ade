import { type Draft, fillDraft, placeOf, setField, textIn } from './draft.ts'
import type { Houses } from './houses.ts'
import type { Row } from './read-table.ts'
import { type Names, nameKey, refuseUnknown } from './shared-tables.ts'
import { columnsOf, type TableName } from './tables.ts'
import { createOnce, type Translation } from './translation.ts'

/** Week prices by season and prices of extras. */
export function translatePrices(translation: Translation, names: Names, houses: Houses): void {
  for (const [draft, rows] of byHouse(translation, 'prices', houses)) {
    const priced = pricedSeasons(translation, names, rows)
    const kept = entriesOf(draft, 'prices').filter(({ seasonId }) => !priced.has(Number(seasonId)))
    const named = [...priced].map(([seasonId, row]) => ({ entry: { seasonId }, row }))
    writeList(draft, 'prices', [...kept.map((entry) => ({ entry, row: null })), ...named])
  }
  for (const [draft, rows] of byHouse(translation, 'house-items', houses)) {
    const isFirst = createOnce(translation)
    const list = rows.flatMap((row) => {
      const name = textIn(row, 'item')
      if (name === null || !isFirst(nameKey(name), placeOf(row, 'item'))) return []
      const itemId = names.items.get(nameKey(name))
      if (itemId === undefined) refuseUnknown(translation, row, 'item', names.items, 'items.csv')
      return [{ entry: { itemId }, row }]
    })
    writeList(draft, 'items', list)
  }
}

function byHouse(
  translation: Translation,
  name: 'prices' | 'house-items',
  houses: Houses,
): readonly (readonly [Draft, readonly Row[]])[] {
  const grouped = Map.groupBy(translation.rowsOf(name), (row) => houses.draftOf(row))
  return [...grouped].flatMap(([draft, rows]) => (draft ? [[draft, rows] as const] : []))
}

/** The row of each season of a house: one for its year counts before one for every year. */
function pricedSeasons(translation: Translation, { seasons }: Names, rows: readonly Row[]): Map<number, Row> {
  const isFirst = createOnce(translation)
  const general = new Map<number, Row>()
  const ofYear = new Map<number, Row>()
  for (const row of rows) {
    const season = textIn(row, 'season')
    if (season === null) continue
    const year = row.cells.get('year')?.value ?? null
    if (!isFirst(`${nameKey(season)} ${year}`, placeOf(row, 'season'))) continue
    const stretches = seasons.get(nameKey(season))
    if (!stretches) refuseUnknown(translation, row, 'season', seasons, 'seasons.csv')
    const meant = stretches?.filter((one) => year === null || one.year === String(year)) ?? []
    if (stretches && meant.length === 0) {
      translation.refuse(placeOf(row, 'year'), `has no season ${season}: none begins in that year`)
    }
    for (const { id } of meant) (year === null ? general : ofYear).set(id, row)
  }
  return new Map([...general, ...ofYear])
}

type Entry = { readonly [field: string]: unknown }

function entriesOf({ record }: Draft, list: string): readonly Entry[] {
  const entries = record[list]
  return Array.isArray(entries) ? entries : []
}

const tableOf: Readonly<Record<'prices' | 'items', TableName>> = { prices: 'prices', items: 'house-items' }

/** Writes a list of the record and remembers the row of each entry. */
function writeList(
  draft: Draft,
  list: 'prices' | 'items',
  entries: readonly { readonly entry: Entry; readonly row: Row | null }[],
): void {
  setField(
    draft.record,
    list,
    entries.map(({ entry }) => ({ ...entry })),
  )
  for (const [at, { row }] of entries.entries()) {
    if (row) fillDraft(draft, row, columnsOf(tableOf[list]), `${list}.${at}.`)
  }
}
