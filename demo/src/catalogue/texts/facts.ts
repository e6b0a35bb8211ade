import type { EditionKey } from '@marram/domain/edition'
import { walkMinutes } from '@marram/domain/walk'
import { formatFor } from '@marram/i18n/format'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import { lists } from './banks.ts'
import { type Facts, fillIn, fitting, type Line, type Sentence } from './sentence.ts'

const cardinals: Readonly<Record<EditionKey, readonly string[]>> = {
  da: ['', 'et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  de: ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}

/** In words up to twelve. */
export const inWords = (count: number, language: EditionKey): string => cardinals[language][count] || String(count)

const inTown: Sentence = { da: 'i', de: 'in', en: 'in' }
const onIsland: Sentence = { da: 'på', de: 'auf', en: 'on' }
const nearTown: Sentence = { da: 'ved', de: 'bei', en: 'near' }

const inArea = ({ area }: House, language: EditionKey) => `${(area.island ? onIsland : inTown)[language]} ${area.name}`
const nearArea = ({ area }: House, language: EditionKey) =>
  `${(area.island ? onIsland : nearTown)[language]} ${area.name}`

/** The location and the area that guests know it by: "in Klinting near Henne Strand". */
function atLocation(house: House, language: EditionKey): string {
  const { area, location } = house
  if (location.name === area.name) return inArea(house, language)
  return `${inTown[language]} ${location.name} ${nearArea(house, language)}`
}

const walkableM = 1200
const bikeableM = 5000
/** Fifteen kilometres an hour, on paths that are longer than the straight line. */
const bikeMinutes = (straightM: number): number => Math.round((straightM * 1.3) / 250)

type Write = (house: House, language: EditionKey) => string

const metres =
  (read: (house: House) => number | null): Write =>
  (house, language) =>
    formatFor(language).distance(read(house) ?? 0)
const count =
  (read: (house: House) => number): Write =>
  (house, language) =>
    inWords(read(house), language)
const squareMetres =
  (read: (house: House) => number): Write =>
  (house, language) =>
    `${formatFor(language).number(read(house))}\u00a0m²`

const doubleBed = ({ sleeping }: House) => sleeping.flatMap(({ beds }) => beds).find(({ kind }) => kind === 'double')

const writers: Readonly<Record<string, Write>> = {
  area: ({ area }) => area.name,
  place: ({ location }) => location.name,
  in: inArea,
  near: nearArea,
  at: atLocation,
  sea: metres(({ sea }) => sea),
  shop: metres(({ shop }) => shop),
  restaurant: metres(({ restaurant }) => restaurant),
  fjord: metres(({ fjord }) => fjord),
  lake: metres(({ lake }) => lake),
  harbour: metres(({ harbour }) => harbour),
  golf: metres(({ golf }) => golf),
  // The sentences speak of minutes in the plural.
  walk: ({ sea }) => String(Math.max(2, walkMinutes(sea))),
  bike: ({ sea }) => String(bikeMinutes(sea)),
  persons: count(({ persons }) => persons),
  bedrooms: count(({ bedrooms }) => bedrooms),
  bathrooms: count(({ bathrooms }) => bathrooms),
  doubles: count(({ beds }) => beds.doubles),
  singles: count(({ beds }) => beds.singles),
  bunks: count(({ beds }) => beds.bunks),
  loft: count(({ beds }) => beds.loft),
  pets: count(({ petsMax }) => petsMax),
  terraces: count(({ openTerraces }) => openTerraces),
  parking: count(({ parkingPlaces }) => parkingPlaces),
  m2: squareMetres(({ areaM2 }) => areaM2),
  plot: squareMetres(({ plotM2 }) => plotM2),
  year: ({ builtYear }) => String(builtYear),
  renovated: ({ renovatedYear }) => String(renovatedYear),
  label: ({ energyLabel }) => energyLabel,
  charger: ({ chargerKw }) => String(chargerKw),
  mbit: (house, language) => formatFor(language).number(house.internetMbit),
  'bed-width': (house) => String(doubleBed(house)?.widthCm),
}

/** Facts that some houses do not have. */
const isMissing: Readonly<Record<string, (house: House) => boolean>> = {
  fjord: ({ fjord }) => fjord === null,
  lake: ({ lake }) => lake === null,
  harbour: ({ harbour }) => harbour === null,
  golf: ({ golf }) => golf === null,
  walk: ({ sea }) => sea > walkableM,
  bike: ({ sea }) => sea <= walkableM || sea > bikeableM,
  renovated: ({ renovatedYear }) => renovatedYear === null,
  charger: ({ chargerKw }) => chargerKw === null,
  'bed-width': ({ beds }) => beds.doubles === 0,
}

/** Draws a list of what the house has of a kind: all its beds, and a few of other things that it has several of. */
function drawList(name: string, house: House, numbers: Facts, random: Random): readonly Line[] {
  const present = fitting(lists[name] ?? [], house, numbers)
  if (name === 'beds') return present
  return present.length < 2 ? [] : random.sample(present, 3)
}

const slots = Object.keys(writers)

/** Everything that sentences about a house can fill in. */
export function factsOf(house: House, random: Random): Facts {
  const known = new Set(slots.filter((slot) => !isMissing[slot]?.(house)))
  const has = (slot: string) => known.has(slot)
  const numbers: Facts = { has, write: (slot, language) => writers[slot]?.(house, language) ?? '' }
  const drawn = new Map(Object.keys(lists).map((name) => [name, drawList(name, house, numbers, random)]))
  for (const [name, things] of drawn) if (things.length > 0) known.add(name)
  const write: Facts['write'] = (slot, language) => {
    const things = drawn.get(slot)
    if (!things) return numbers.write(slot, language)
    return formatFor(language).list(things.map((thing) => fillIn(thing[language], numbers, language)))
  }
  return { has, write }
}
