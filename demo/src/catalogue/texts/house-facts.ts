import { facilities } from '@marram/domain/facility'
import { archetypeKeys } from '../house/archetypes.ts'
import type { House } from '../house/house.ts'
import { areas } from '../places/areas.ts'
import { settings } from '../places/locations.ts'
import type { Fact, FindFact } from './condition.ts'

const number = (read: (house: House) => number): Fact<House> => ({ kind: 'number', read })
const flag = (read: (house: House) => boolean): Fact<House> => ({ kind: 'flag', read })
const word = (words: readonly string[], read: (house: House) => string | null): Fact<House> => ({
  kind: 'word',
  read,
  words,
})

const facts: Readonly<Record<string, Fact<House>>> = {
  // Distances in metres; what is not near is far away.
  sea: number(({ sea }) => sea),
  shop: number(({ shop }) => shop),
  restaurant: number(({ restaurant }) => restaurant),
  'shop-and-restaurant-differ': flag(({ shop, restaurant }) => shop !== restaurant),
  fjord: number(({ fjord }) => fjord ?? Number.POSITIVE_INFINITY),
  lake: number(({ lake }) => lake ?? Number.POSITIVE_INFINITY),
  harbour: number(({ harbour }) => harbour ?? Number.POSITIVE_INFINITY),
  golf: number(({ golf }) => golf ?? Number.POSITIVE_INFINITY),
  'near-harbour': flag(({ harbour }) => harbour !== null),
  area: word(
    areas.map(({ slug }) => slug),
    ({ location }) => location.area,
  ),
  setting: word(settings, ({ setting }) => setting),
  'house-type': word(archetypeKeys, ({ archetype }) => archetype.key),
  tier: word(['gold', 'silver', 'bronze'], ({ tier }) => tier),
  'built-year': number(({ builtYear }) => builtYear),
  renovated: flag(({ renovatedYear }) => renovatedYear !== null),
  'private-owner': flag(({ ownerKind }) => ownerKind === 'private'),
  persons: number(({ persons }) => persons),
  pets: number(({ petsMax }) => petsMax),
  bedrooms: number(({ bedrooms }) => bedrooms),
  bathrooms: number(({ bathrooms }) => bathrooms),
  'guest-toilets': number(({ guestToilets }) => guestToilets),
  'double-beds': number(({ beds }) => beds.doubles),
  'single-beds': number(({ beds }) => beds.singles),
  bunks: number(({ beds }) => beds.bunks),
  'loft-beds': number(({ beds }) => beds.loft),
  sofas: number(({ beds }) => beds.sofas),
  'only-doubles': flag(({ beds, bedrooms }) => beds.doubles === bedrooms),
  'two-to-a-room': flag(({ persons, bedrooms }) => persons <= bedrooms * 2),
  'bed-width': number(({ sleeping }) => sleeping[0]?.beds[0]?.widthCm ?? 0),
  storeys: number(({ storeys }) => storeys),
  'area-m2': number(({ areaM2 }) => areaM2),
  'area-per-person': number(({ areaM2, persons }) => areaM2 / persons),
  'plot-m2': number(({ plotM2 }) => plotM2),
  'open-terraces': number(({ openTerraces }) => openTerraces),
  'covered-terraces': number(({ coveredTerraces }) => coveredTerraces),
  parking: number(({ parkingPlaces }) => parkingPlaces),
  mbit: number(({ internetMbit }) => internetMbit),
}

const ofFacilities = new Map(facilities.map(({ key }) => [key as string, flag(({ has }) => has.has(key))]))

/** Conditions about a house name these facts, or a facility by its key. */
export const findHouseFact: FindFact<House> = (name) => facts[name] ?? ofFacilities.get(name) ?? null
