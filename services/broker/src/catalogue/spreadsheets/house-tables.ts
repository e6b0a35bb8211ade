import { parseSleepingRooms, writeSleepingRooms } from '@marram/domain/floor-plan/sleeping-rooms'
import { slug } from '@marram/domain/slug'
import { fillDraft, placeOf, setField, textIn } from './draft.ts'
import { createHouses, type Houses } from './houses.ts'
import { translatePhotos } from './photo-tables.ts'
import { translatePrices } from './price-tables.ts'
import type { Row } from './read-table.ts'
import { type Names, nameKey, refuseUnknown } from './shared-tables.ts'
import { columnsOf, type TableName } from './tables.ts'
import { createOnce, type Translation } from './translation.ts'

/** All tables that change a house, and its nights. */
export function translateHouses(translation: Translation, names: Names): void {
  const houses = createHouses(translation)
  const isFirst = createOnce(translation)
  for (const row of translation.rowsOf('houses')) {
    const draft = houses.draftOf(row)
    if (!draft || !isFirst(nameKey(textIn(row, 'house') ?? ''), placeOf(row, 'house'))) continue
    fillDraft(draft, row, columnsOf('houses'))
  }
  placeHouses(translation, names, houses)
  translateTexts(translation, houses)
  translateRooms(translation, houses)
  translatePhotos(translation, houses)
  translatePrices(translation, names, houses)
  const isFirstOwner = createOnce(translation)
  for (const row of translation.rowsOf('owners')) {
    const draft = houses.draftOf(row)
    if (!draft || !isFirstOwner(nameKey(textIn(row, 'house') ?? ''), placeOf(row, 'house'))) continue
    fillDraft(draft, row, columnsOf('owners'))
  }
  for (const name of ['stays', 'blocks'] as const) translateNights(translation, name, houses)
}

/** Locations by number or name; a street that its location lacks is added to it. */
function placeHouses(translation: Translation, { locations }: Names, houses: Houses): void {
  const streetKey = (locationId: number, name: string) => `${locationId} ${slug(name)}`
  const streets = new Map(translation.known.street.map(({ id, locationId, slug }) => [`${locationId} ${slug}`, id]))
  for (const { id, locationId, name } of translation.known.street) streets.set(streetKey(locationId, name), id)
  for (const row of translation.rowsOf('houses')) {
    const draft = houses.draftOf(row)
    if (!draft) continue
    const locationId = row.cells.has('location') ? findLocation(translation, row, locations) : draft.record.locationId
    if (row.cells.has('location')) setField(draft.record, 'locationId', locationId)
    draft.cells.set('locationId', placeOf(row, 'location'))
    // Without its location no street can be found: that is one problem.
    draft.cells.set('streetId', placeOf(row, typeof locationId === 'number' ? 'street' : 'location'))
    if (!row.cells.has('street')) continue
    const name = textIn(row, 'street')
    if (name === null || typeof locationId !== 'number') {
      setField(draft.record, 'streetId', undefined)
      continue
    }
    const key = streetKey(locationId, name)
    const id = streets.get(key) ?? translation.nextId('street')
    if (!streets.has(key)) {
      const street = translation.draft({ kind: 'street', id, locationId, name, slug: slug(name) }, row)
      street.cells.set('name', placeOf(row, 'street'))
    }
    streets.set(key, id)
    setField(draft.record, 'streetId', id)
  }
}

function findLocation(translation: Translation, row: Row, locations: Names['locations']): number | undefined {
  const name = textIn(row, 'location')
  if (name === null) return undefined
  const found = locations.get(nameKey(name)) ?? []
  if (found.length === 0) refuseUnknown(translation, row, 'location', locations, 'locations.csv')
  if (found.length > 1) {
    translation.refuse(
      placeOf(row, 'location'),
      `is the name of several locations: write a number (${found.join(', ')})`,
    )
  }
  return found.length === 1 ? found[0] : undefined
}

const languages: ReadonlySet<string> = new Set(['da', 'de', 'en'])

function translateTexts(translation: Translation, houses: Houses): void {
  const isFirst = createOnce(translation)
  for (const row of translation.rowsOf('texts')) {
    const draft = houses.draftOf(row)
    const language = textIn(row, 'language')
    if (!draft || language === null) continue
    const place = placeOf(row, 'language')
    if (!languages.has(language)) translation.refuse(place, 'must be da, de or en')
    else if (isFirst(`${draft.record.id} ${language}`, place)) {
      fillDraft(draft, row, columnsOf('texts'), `texts.${language}.`)
    }
  }
}

function translateRooms(translation: Translation, houses: Houses): void {
  const rooms = Map.groupBy(translation.rowsOf('rooms'), (row) => houses.draftOf(row))
  for (const [draft, rows] of rooms) {
    if (!draft) continue
    const parsed = rows.flatMap((row) => {
      const [room, beds] = [textIn(row, 'room'), textIn(row, 'beds')]
      if (room === null || beds === null) return []
      const found = parseSleepingRooms(`${room}: ${beds.toLowerCase().replaceAll(/\s*×\s*/g, 'x')}`)
      if (!found) {
        const isRoom = parseSleepingRooms(`${room}: single 90x200`) !== null
        const kinds = columnsOf('rooms').find(({ heading }) => heading === (isRoom ? 'beds' : 'room'))
        translation.refuse(placeOf(row, isRoom ? 'beds' : 'room'), `must be ${isRoom ? '' : 'one of '}${kinds?.about}`)
      }
      return found ?? []
    })
    setField(draft.record, 'meta.rooms', writeSleepingRooms(parsed))
    const [first] = rows
    if (first) draft.cells.set('meta.rooms', placeOf(first, 'beds'))
  }
}

function translateNights(translation: Translation, name: Extract<TableName, 'stays' | 'blocks'>, houses: Houses): void {
  const kind = name === 'stays' ? 'stay' : 'block'
  for (const row of translation.rowsOf(name)) {
    const lodgingId = houses.idOf(row)
    if (lodgingId === null) continue
    fillDraft(translation.draft({ kind, lodgingId }, row), row, columnsOf(name))
  }
}
