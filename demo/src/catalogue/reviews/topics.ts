import type { House } from '../house/house.ts'
import { type YearSeason, yearSeasons } from '../stays/consumption.ts'
import type { Fact, FindFact } from '../texts/condition.ts'
import { findHouseFact } from '../texts/house-facts.ts'

/** A stay from the guests' view. */
export type Occasion = {
  house: House
  season: YearSeason
  month: number
  nights: number
  adults: number
  children: number
  hasDog: boolean
  /** From abroad, seen from the house. */
  isAbroad: boolean
  hometown: string
  dog: string
  /** Age of the youngest child. */
  firstAge: number
}

/** A stay with the stars that its guests give. */
export type Told = Occasion & { rating: number }

const number = (read: (told: Told) => number): Fact<Told> => ({ kind: 'number', read })
const flag = (read: (told: Told) => boolean): Fact<Told> => ({ kind: 'flag', read })

const facts: Readonly<Record<string, Fact<Told>>> = {
  rating: number(({ rating }) => rating),
  season: { kind: 'word', read: ({ season }) => season, words: yearSeasons },
  month: number(({ month }) => month),
  nights: number(({ nights }) => nights),
  adults: number(({ adults }) => adults),
  abroad: flag(({ isAbroad }) => isAbroad),
  'with-children': flag(({ children }) => children > 0),
  'with-dog': flag(({ hasDog }) => hasDog),
  couple: flag(({ adults, children }) => adults === 2 && children === 0),
  'without-children': flag(({ adults, children }) => adults >= 3 && children === 0),
  'large-party': flag(({ adults, children }) => adults + children >= 9),
}

/** Facts that the conditions of a review may name, besides those of its house. */
export const findToldFact: FindFact<Told> = (name) => facts[name] ?? ofHouse(name)

function ofHouse(name: string): Fact<Told> | null {
  const fact = findHouseFact(name)
  if (fact?.kind === 'flag') return flag(({ house }) => fact.read(house))
  if (fact?.kind === 'number') return number(({ house }) => fact.read(house))
  return fact && { ...fact, read: ({ house }) => fact.read(house) }
}
