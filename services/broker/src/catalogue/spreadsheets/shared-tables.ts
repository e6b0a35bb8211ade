import { addDays } from '@marram/domain/iso-day'
import { slug } from '@marram/domain/slug'
import { fillDraft, placeOf, setField, textIn } from './draft.ts'
import { nearest } from './nearest.ts'
import type { Row } from './read-table.ts'
import { matchSeasons } from './seasons.ts'
import { columnsOf } from './tables.ts'
import { createOnce, type Translation } from './translation.ts'

/** Areas, locations, seasons and items by the names that tables use for them. */
export type Names = {
  readonly areas: Map<string, number>
  readonly items: Map<string, number>
  readonly locations: Map<string, readonly number[]>
  /** The stretches of a season. */
  readonly seasons: Map<string, { readonly id: number; readonly year: string }[]>
}

export const nameKey = (name: string) => name.trim().toLowerCase()

export function translateShared(translation: Translation): Names {
  const areas = translateAreas(translation)
  return {
    areas,
    locations: translateLocations(translation, areas),
    seasons: translateSeasons(translation),
    items: translateItems(translation),
  }
}

function translateAreas(translation: Translation): Names['areas'] {
  const known = new Map(translation.known.area.map((area) => [slug(area.name), area]))
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  const isFirst = createOnce(translation)
  for (const row of translation.rowsOf('areas')) {
    const name = textIn(row, 'area')
    if (name === null || !isFirst(slug(name), placeOf(row, 'area'))) continue
    const area = known.get(slug(name)) ?? { kind: 'area', id: translation.nextId('area'), slug: slug(name) }
    fillDraft(translation.draft(area, row), row, columnsOf('areas'))
    ids.set(slug(name), area.id)
  }
  return ids
}

function translateLocations(translation: Translation, areas: Names['areas']): Names['locations'] {
  const names = new Map(translation.known.location.map(({ id, name }) => [id, name]))
  const known = new Map(translation.known.location.map((location) => [location.id, location]))
  const isFirst = createOnce(translation)
  for (const row of translation.rowsOf('locations')) {
    const id = row.cells.get('number')?.value
    if (typeof id !== 'number' || !isFirst(String(id), placeOf(row, 'number'))) continue
    const draft = translation.draft(known.get(id) ?? { kind: 'location', id }, row)
    fillDraft(draft, row, columnsOf('locations'))
    const area = textIn(row, 'area')
    if (row.cells.has('area')) setField(draft.record, 'areaId', area === null ? undefined : areas.get(slug(area)))
    draft.cells.set('areaId', placeOf(row, 'area'))
    if (area !== null && !areas.has(slug(area))) refuseUnknown(translation, row, 'area', areas, 'areas.csv')
    names.set(id, textIn(row, 'location') ?? names.get(id) ?? '')
  }
  const byName: Names['locations'] = Map.groupBy(names.keys(), (id) => nameKey(names.get(id) ?? ''))
  for (const id of names.keys()) byName.set(String(id), [id])
  return byName
}

function translateSeasons(translation: Translation): Names['seasons'] {
  const rows = translation.rowsOf('seasons').filter((row) => textIn(row, 'season') && textIn(row, 'first day'))
  const matches = matchSeasons(
    rows.map((row) => ({
      key: textIn(row, 'season') ?? '',
      startsOn: textIn(row, 'first day') ?? '',
      endsOn: textIn(row, 'last day') ?? '',
    })),
    translation.known.season,
  )
  const stretches = new Map(translation.known.season.map(({ id, key, startsOn }) => [id, { key, startsOn }]))
  for (const [at, row] of rows.entries()) {
    const season = matches[at] ?? { kind: 'season', id: translation.nextId('season') }
    const draft = translation.draft(season, row)
    fillDraft(draft, row, columnsOf('seasons'))
    const lastDay = textIn(row, 'last day')
    if (lastDay !== null) setField(draft.record, 'endsOn', addDays(lastDay, 1))
    stretches.set(season.id, { key: textIn(row, 'season') ?? '', startsOn: textIn(row, 'first day') ?? '' })
  }
  const named: Names['seasons'] = new Map()
  for (const [id, { key, startsOn }] of stretches) {
    named.set(nameKey(key), [...(named.get(nameKey(key)) ?? []), { id, year: startsOn.slice(0, 4) }])
  }
  return named
}

/** As a choice is read: cells of extras are keys. */
const itemKey = (type: string) => nameKey(type).replaceAll(/[\s_]+/g, '-')

function translateItems(translation: Translation): Names['items'] {
  const known = new Map(translation.known.item.map((item) => [itemKey(item.type), item]))
  const ids = new Map([...known].map(([key, { id }]) => [key, id]))
  const isFirst = createOnce(translation)
  for (const row of translation.rowsOf('items')) {
    const name = textIn(row, 'item')
    if (name === null || !isFirst(nameKey(name), placeOf(row, 'item'))) continue
    const existing = known.get(nameKey(name))
    const id = existing?.id ?? translation.nextId('item')
    fillDraft(
      translation.draft(existing ?? { kind: 'item', id, definitionId: id, unitName: '', meteredQuantity: null }, row),
      row,
      columnsOf('items'),
    )
    ids.set(nameKey(name), id)
  }
  return ids
}

/** Comparing thousands of unknown names with thousands of known ones takes minutes. */
const maxSuggestions = 20

/** Refuses a name that neither its table nor the catalogue has. */
export function refuseUnknown(
  translation: Translation,
  row: Row,
  heading: string,
  names: ReadonlyMap<string, unknown>,
  file: string,
): void {
  const place = placeOf(row, heading)
  const options = translation.problems.length < maxSuggestions ? [...names.keys()] : []
  const name = place.value ?? ''
  const closest = nearest(name, options, Math.max(2, name.length / 3))
  translation.refuse(
    place,
    `is neither in ${file} nor in the catalogue${closest === null ? '' : `; the nearest is "${closest}"`}`,
  )
}
