import type { EditionKey } from '@marram/i18n/edition-key'
import type { Point } from './map-view.ts'

export type PlaceKind = 'town' | 'village' | 'island' | 'water' | 'sea'

/** Named places of the map; the rank decides which name gives way, 1 stays longest. */
export type Place = {
  readonly name: string
  readonly kind: PlaceKind
  readonly rank: 1 | 2 | 3
  readonly at: Point
}

const town = (name: string, rank: 1 | 2 | 3, lon: number, lat: number): Place => ({
  name,
  kind: 'town',
  rank,
  at: [lon, lat],
})
const village = (name: string, lon: number, lat: number): Place => ({ name, kind: 'village', rank: 3, at: [lon, lat] })

const named: readonly Place[] = [
  town('Søndervig', 1, 8.1165, 56.1168),
  village('Houvig', 8.1225, 56.1385),
  village('Klegod', 8.1125, 56.0905),
  village('Nørre Lyngvig', 8.1105, 56.051),
  town('Hvide Sande', 1, 8.1268, 56.0005),
  town('Årgab', 2, 8.1475, 55.953),
  town('Bjerregård', 2, 8.1725, 55.8642),
  town('Bork Havn', 2, 8.2805, 55.8442),
  town('Nymindegab', 2, 8.2002, 55.8148),
  town('Houstrup', 2, 8.2522, 55.7598),
  town('Henne Strand', 1, 8.1835, 55.7372),
  village('Henne', 8.242, 55.738),
  town('Grærup', 2, 8.1305, 55.6555),
  town('Vejers Strand', 1, 8.1265, 55.6205),
  town('Oksbøl', 1, 8.2792, 55.6262),
  town('Blåvand', 1, 8.1285, 55.5585),
  village('Hvidbjerg', 8.0985, 55.5585),
  village('Oksby', 8.164, 55.56),
  town('Ho', 2, 8.2085, 55.5662),
  town('Varde', 1, 8.48, 55.622),
  town('Esbjerg', 1, 8.452, 55.476),
  town('Ringkøbing', 1, 8.246, 56.09),
  town('Skjern', 2, 8.495, 55.947),
  town('Tarm', 3, 8.523, 55.908),
  town('Nørre Nebel', 2, 8.293, 55.776),
  town('Ribe', 1, 8.774, 55.33),
  town('Holstebro', 2, 8.617, 56.36),
  town('Lemvig', 2, 8.31, 56.548),
  village('Nordby', 8.4035, 55.4455),
  village('Rindby', 8.4005, 55.4185),
  village('Sønderho', 8.4652, 55.3532),
  village('Lakolk', 8.4965, 55.1462),
  village('Kongsmark', 8.556, 55.147),
  village('Kirkeby', 8.541, 55.116),
  village('Havneby', 8.561, 55.0885),
  { name: 'Fanø', kind: 'island', rank: 1, at: [8.437, 55.398] },
  { name: 'Rømø', kind: 'island', rank: 1, at: [8.528, 55.13] },
  { name: 'Sylt', kind: 'island', rank: 1, at: [8.335, 54.9] },
  { name: 'Filsø', kind: 'water', rank: 3, at: [8.232, 55.702] },
  { name: 'Ringkøbing Fjord', kind: 'water', rank: 2, at: [8.24, 55.965] },
]

const seaNames: Readonly<Record<EditionKey, { sea: string; waddenSea: string }>> = {
  da: { sea: 'Vesterhavet', waddenSea: 'Vadehavet' },
  de: { sea: 'Nordsee', waddenSea: 'Wattenmeer' },
  en: { sea: 'North Sea', waddenSea: 'Wadden Sea' },
}

/** Sorted by importance. The sea is named once on a map of the whole coast, and per stretch on closer ones. */
export function placesOf(edition: EditionKey): Place[] {
  const { sea, waddenSea } = seaNames[edition]
  const water: Place[] = [
    { name: sea, kind: 'sea', rank: 1, at: [7.72, 55.68] },
    { name: sea, kind: 'sea', rank: 3, at: [7.95, 55.65] },
    { name: sea, kind: 'sea', rank: 3, at: [7.9, 56.05] },
    { name: sea, kind: 'sea', rank: 3, at: [8.2, 55.25] },
    { name: waddenSea, kind: 'water', rank: 3, at: [8.58, 55.36] },
  ]
  return [...named, ...water].sort((a, b) => a.rank - b.rank)
}

/** Behind the islands the water is the Wadden Sea. */
export function seaName(edition: EditionKey, isBehindIslands: boolean): string {
  const { sea, waddenSea } = seaNames[edition]
  return isBehindIslands ? waddenSea : sea
}

/** Lighthouses are visible from far away and typical of this coast. */
export const lighthouses: readonly Point[] = [
  [8.0832, 55.5577],
  [8.1037, 56.0497],
]
