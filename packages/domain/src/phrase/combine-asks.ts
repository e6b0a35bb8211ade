import { nearestSaturday } from '../change-day.ts'
import { type Criteria, type Criterion, criteriaFrom } from '../criteria/criterion.ts'
import { type CriterionKey, facilityKey } from '../criteria/key.ts'
import type { SortName } from '../criteria/order.ts'
import { parseCriterion } from '../criteria/parse-criterion.ts'
import { personsKey } from '../criteria/search-party.ts'
import { facilityByKey } from '../facility.ts'
import type { IsoDay } from '../iso-day.ts'
import type { Ask } from './reading/reading.ts'

type Arrival = Extract<Ask, { kind: 'arrival' }>
type Party = Extract<Ask, { kind: 'party' }>

/** `isJoined` if an "or" or "and" connects the words to those before. */
export type JoinableAsk = Readonly<{ ask: Ask; isJoined: boolean }>

/** Criteria that accept several values. */
const listed: readonly CriterionKey[] = [
  'omraader',
  'skiftedag',
  'varme',
  facilityKey(facilityByKey('energy-label').id),
]
const adultsOfFamily = 2

/** The later of two contradicting requests wins. */
export function criteriaOf(heard: readonly JoinableAsk[]): Criteria {
  const found = new Map<CriterionKey, Criterion>()
  for (const { ask } of heard) {
    if (ask.kind === 'drop') found.delete(ask.key)
    if (ask.kind === 'criterion') found.set(ask.key, merged(ask.key, found.get(ask.key), ask.criterion))
  }
  const persons = personsOf(heard.flatMap(({ ask }) => (ask.kind === 'party' ? [ask] : [])))
  if (persons !== null) found.set(personsKey, persons)
  const arrival = arrivalOf(heard)
  const when = arrival && parseCriterion(keyOfArrival(arrival), arrival.week ?? arrival.days)
  if (arrival && when) found.set(keyOfArrival(arrival), when)
  return criteriaFrom(found)
}

/** The order that the guest asked for last. */
export function orderOf(heard: readonly JoinableAsk[]): SortName | null {
  return heard.flatMap(({ ask }) => (ask.kind === 'order' ? [ask.name] : [])).at(-1) ?? null
}

/** The key of the criterion that results from a request. */
export function keyOf(ask: Ask, arrival: Arrival | null): CriterionKey | 'order' {
  if (ask.kind === 'order') return 'order'
  if (ask.kind === 'party') return personsKey
  return ask.kind === 'arrival' ? keyOfArrival(arrival ?? ask) : ask.key
}

function keyOfArrival({ week }: Arrival): CriterionKey {
  return week === null ? 'ankomst' : 'arrivalWeekNextOccurence'
}

function merged(key: CriterionKey, before: Criterion | undefined, now: Criterion): Criterion {
  if (!listed.includes(key) || typeof before?.value !== 'object' || typeof now.value !== 'object') return now
  return parseCriterion(key, [...before.value, ...now.value]) ?? now
}

export function arrivalOf(heard: readonly JoinableAsk[]): Arrival | null {
  let arrival: Arrival | null = null
  for (const { ask, isJoined } of heard)
    if (ask.kind === 'arrival') arrival = arrival === null ? ask : both(arrival, ask, isJoined)
  return arrival
}

/** Week 28 in July is week 28; July and August are both; two single days contradict each other unless joined. */
function both(before: Arrival, now: Arrival, isJoined: boolean): Arrival {
  if (isWithin(before.days, now.days)) return before
  if (isWithin(now.days, before.days)) return now
  if (!isJoined && !(before.isWide && now.isWide)) return now
  return { ...now, days: [...new Set([...before.days, ...now.days])].sort(), week: null }
}

function isWithin(days: readonly IsoDay[], others: readonly IsoDay[]): boolean {
  const saturdays = new Set(others.map(nearestSaturday))
  return days.every((day) => saturdays.has(nearestSaturday(day)))
}

/** Children are added to the adults; two if none are mentioned. */
function personsOf(asks: readonly Party[]): Criterion | null {
  const last = (of: Party['of']) => asks.findLast((ask) => ask.of === of) ?? null
  const [persons, adults, children] = [last('persons'), last('adults'), last('children')]
  if (persons !== null) return children?.isExtra ? sum(persons, children) : persons.criterion
  if (adults !== null) return children === null ? adults.criterion : sum(adults, children)
  if (children === null || children.criterion.value === 0) return null
  return parseCriterion(personsKey, adultsOfFamily + max(children))
}

function sum(first: Party, second: Party): Criterion | null {
  return parseCriterion(personsKey, max(first) + max(second))
}

function max({ criterion: { value } }: Party): number {
  return typeof value === 'object' ? Number(value.at(-1)) : Number(value)
}
