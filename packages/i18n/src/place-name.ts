import type { EditionKey } from './edition-key.ts'

/** The kind of a Danish place name, which determines its preposition. */
export type PlaceKind = 'town' | 'island' | 'water' | 'street' | 'hollow' | 'lane'

/** In Danish it is "i" a town, "på" an island and "ved" a fjord; -gade is a lane, -dal and -krog are hollows. */
const prepositions: Readonly<Record<EditionKey, Readonly<Record<PlaceKind, string>>>> = {
  da: { town: 'i', island: 'på', water: 'ved', street: 'på', hollow: 'i', lane: 'i' },
  de: { town: 'in', island: 'auf', water: 'am', street: 'am', hollow: 'am', lane: 'in der' },
  en: { town: 'in', island: 'on', water: 'on', street: 'on', hollow: 'on', lane: 'on' },
}

const islands: ReadonlySet<string> = new Set([
  ...['Als', 'Anholt', 'Bornholm', 'Falster', 'Fanø', 'Fyn', 'Langeland', 'Lolland', 'Læsø', 'Mandø', 'Mors', 'Møn'],
  ...['Rømø', 'Samsø', 'Sjælland', 'Sylt', 'Tåsinge', 'Ærø'],
])
const water = /(?:fjord(?:en)?|Filsø|havet)$/i
const lane = /gaden?$/i
const hollow = /(?:dalen|krogen)$/i
const street = /(?:vej(?:en)?|sti(?:en)?|allé|bakken|højen|toften|parken|vænget| Klit|Sydstrand)$/i

export function placeKind(name: string): PlaceKind {
  if (islands.has(name)) return 'island'
  if (lane.test(name)) return 'lane'
  if (hollow.test(name)) return 'hollow'
  if (street.test(name)) return 'street'
  return water.test(name) ? 'water' : 'town'
}

/** "in Blåvand", "auf Fanø", "på Fyrvej": the name with its preposition. */
export function atPlace(edition: EditionKey, name: string): string {
  return `${prepositions[edition][placeKind(name)]} ${name}`
}

/** Capitalised for the beginning of a sentence. */
export function atPlaceFirst(edition: EditionKey, name: string): string {
  const words = atPlace(edition, name)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
