import * as v from 'valibot'
import { readAgencyFile } from '../../agency.ts'
import { yearSeasons } from '../stays/consumption.ts'
import type { Fact, FindFact } from '../texts/condition.ts'
import { findHouseFact } from '../texts/house-facts.ts'
import { lineOf } from '../texts/line-schema.ts'
import type { Told } from './topics.ts'

const facts: Readonly<Record<string, Fact<Told>>> = {
  rating: { kind: 'number', read: ({ rating }) => rating },
  season: { kind: 'word', read: ({ season }) => season, words: yearSeasons },
  'with-children': { kind: 'flag', read: ({ hasChildren }) => hasChildren },
}

/** Facts that the conditions of a review may name, besides those of its house. */
const findToldFact: FindFact<Told> = (name) => facts[name] ?? ofHouse(name)

function ofHouse(name: string): Fact<Told> | null {
  const fact = findHouseFact(name)
  if (fact?.kind === 'flag') return { kind: 'flag', read: ({ house }) => fact.read(house) }
  if (fact?.kind === 'number') return { kind: 'number', read: ({ house }) => fact.read(house) }
  return fact && { ...fact, read: ({ house }) => fact.read(house) }
}

const lines = v.array(lineOf(findToldFact))
const byTopic = v.record(v.string(), lines)

export const intros = readAgencyFile(
  'texts/reviews/intros.json',
  v.strictObject(v.entriesFromList(['any', 'returning', ...yearSeasons], lines)),
)
/** A topic is only drawn where the house and the stay allow it. */
export const praise = readAgencyFile('texts/reviews/praise.json', byTopic)
export const complaints = readAgencyFile('texts/reviews/complaints.json', byTopic)
export const failures = readAgencyFile('texts/reviews/failures.json', byTopic)
/** Replies of the office, by the first complaint of the review, or thanks. */
export const responses = readAgencyFile('texts/reviews/responses.json', byTopic)
/** Keyed by the number of stars. */
export const closings = readAgencyFile(
  'texts/reviews/closings.json',
  v.strictObject(v.entriesFromList(['five', 'four', 'three', 'low'], lines)),
)
