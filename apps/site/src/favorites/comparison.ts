import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import type { LodgingFacility } from '@marram/contract/broker/lodging-page/shapes'
import type { Format } from '@marram/i18n/format'
import type { FavoritesMessages } from '@marram/i18n/messages/favorites/en'
import { createStore } from '../kit/store.ts'
import { facilityValue } from '../lodging/facility-value.ts'

export const maxCompared = 4

export type ComparedLodging = {
  readonly card: LodgingCard
  /** Null until they are loaded. */
  readonly facilities: readonly LodgingFacility[] | null
}

export type ComparisonRow = {
  readonly key: string
  readonly label: string
  /** One per house, in words. */
  readonly values: readonly string[]
  readonly differs: boolean
  /** Marks the values to highlight: those that fewer houses share than another value. */
  readonly standsOut: readonly boolean[]
}
export type ComparisonGroup = { readonly key: string; readonly title: string; readonly rows: readonly ComparisonRow[] }

type Words = { readonly texts: FavoritesMessages['compare']; readonly format: Format }

/** The ticked houses, or the first ones of the list instead of an empty table. */
export function housesToCompare<House extends { readonly id: number }>(
  houses: readonly House[],
  ticked: readonly number[],
): { readonly shown: readonly House[]; readonly isChosen: boolean } {
  const chosen = houses.filter(({ id }) => ticked.includes(id))
  const isChosen = chosen.length >= 2
  return { shown: isChosen ? chosen : houses.slice(0, maxCompared), isChosen }
}

/** Covered by the first group, or no facility in a guest's eyes. */
const elsewhere = ['persons', 'bedrooms', 'pets-allowed', 'pets-max', 'distance-beach']
const leftOut = ['change-days', 'quality', 'rules']
const rooms = ['bathrooms', 'living-area', 'plot-area', 'built-year', 'renovated-year', 'heating']

/** The houses side by side, row by row, with differences marked. */
export function compareLodgings(houses: readonly ComparedLodging[], words: Words): ComparisonGroup[] {
  const { texts } = words
  const known = facilitiesOf(houses)
  const isDistance = ({ groups }: LodgingFacility): boolean => groups.includes('distances')
  const numbers = rooms.flatMap((key) => known.filter((facility) => facility.key === key))
  const switches = known.filter((facility) => facility.valueType === 'bool' && !isDistance(facility))
  const groups = [
    { key: 'cost', title: texts.cost, rows: costRows(houses, words) },
    { key: 'rooms', title: texts.rooms, rows: [...basics(houses, words), ...facilityRows(houses, numbers, words)] },
    { key: 'distances', title: texts.distances, rows: distanceRows(houses, known.filter(isDistance), words) },
    { key: 'facilities', title: texts.facilities, rows: facilityRows(houses, switches, words) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

export function onlyDifferences(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Every facility that at least one of the houses has, once. */
function facilitiesOf(houses: readonly ComparedLodging[]): LodgingFacility[] {
  const known = new Map<string, LodgingFacility>()
  for (const facility of houses.flatMap(({ facilities }) => facilities ?? [])) {
    const isShown = !elsewhere.includes(facility.key) && !facility.groups.some((group) => leftOut.includes(group))
    if (isShown && facility.value !== '0' && !known.has(facility.key)) known.set(facility.key, facility)
  }
  return [...known.values()]
}

function basics(houses: readonly ComparedLodging[], { texts, format }: Words): ComparisonRow[] {
  const fact = (key: string, label: string, text: (house: ComparedLodging) => string): ComparisonRow =>
    row(key, label, houses.map(text))
  const hasFacilities = houses.some(({ facilities }) => facilities !== null)
  return [
    fact('place', texts.place, ({ card }) => card.areaName),
    fact('persons', texts.persons, ({ card }) => format.number(card.maxPersons)),
    fact('bedrooms', texts.bedrooms, ({ card }) => format.number(card.bedrooms)),
    fact('rating', texts.rating, ({ card }) => (card.rating === null ? texts.unknown : format.rating(card.rating))),
    ...(hasFacilities ? [fact('pets', texts.pets, ({ facilities }) => petsText(facilities ?? [], texts))] : []),
  ]
}

/** Costs on top of the price, and the sum of both; empty if no house has a price for the stay. */
function costRows(houses: readonly ComparedLodging[], { texts, format }: Words): ComparisonRow[] {
  if (houses.every(({ card }) => card.option === null || card.energyEstimate === null)) return []
  const about = (card: LodgingCard, sum: (energy: number, price: number) => number): string =>
    card.option === null || card.energyEstimate === null
      ? texts.unknown
      : texts.about(format.money(sum(card.energyEstimate, card.option.price), card.option.currency))
  return [
    row(
      'energy',
      texts.energy,
      houses.map(({ card }) => about(card, (energy) => energy)),
    ),
    row(
      'holiday-cost',
      texts.inAll,
      houses.map(({ card }) => about(card, (energy, price) => price + energy)),
    ),
  ]
}

function petsText(facilities: readonly LodgingFacility[], texts: Words['texts']): string {
  const value = (key: string): string => facilities.find((facility) => facility.key === key)?.value ?? '0'
  if (value('pets-allowed') === '0') return texts.no
  const maxPets = Number(value('pets-max'))
  return maxPets > 0 ? texts.petsMax(maxPets) : texts.yes
}

function distanceRows(houses: readonly ComparedLodging[], known: readonly LodgingFacility[], words: Words) {
  const { texts, format } = words
  const toBeach = houses.map(({ card: { distanceToBeachM } }) =>
    distanceToBeachM === null ? texts.unknown : format.distance(distanceToBeachM),
  )
  return [row('beach', texts.beach, toBeach), ...facilityRows(houses, known, words)]
}

function facilityRows(houses: readonly ComparedLodging[], known: readonly LodgingFacility[], words: Words) {
  return known.map(({ key, name, valueType }) => {
    const values = houses.map(({ facilities }) => {
      const facility = facilities?.find((one) => one.key === key)
      if (facility === undefined)
        return facilities !== null && valueType === 'bool' ? words.texts.no : words.texts.unknown
      return valueText(facility, words)
    })
    return row(key, name, values)
  })
}

function valueText(facility: LodgingFacility, { texts, format }: Words): string {
  if (facility.valueType === 'bool') return facility.value === '0' ? texts.no : texts.yes
  return facilityValue(facility, format)
}

function row(key: string, label: string, values: readonly string[]): ComparisonRow {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const standsOut = values.map((value) => most > 1 && (counts.get(value) ?? 0) < most)
  return { key, label, values, differs: counts.size > 1, standsOut }
}

/** Houses ticked for the comparison; kept while the guest visits a house page and returns. */
export const comparedLodgings = createStore<readonly number[]>([])

export function setCompared(lodgingId: number, isWanted: boolean): void {
  const others = comparedLodgings.get().filter((id) => id !== lodgingId)
  comparedLodgings.set(isWanted ? [...others, lodgingId].slice(0, maxCompared) : others)
}
