import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { bookingOptions } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { type EnergyBasis, expectedConsumption } from '@marram/domain/energy-estimate'
import { facilityDuring } from '@marram/domain/facility/validity'
import { epochDay, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { energyTotal, meteredEstimates } from '@marram/domain/item-charge'
import type { Party } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { quote } from '@marram/domain/quote'
import { type Stay, stayFrom } from '@marram/domain/stay'
import type { Condition } from '../../filter/condition.ts'
import { testPlace, testValue } from '../../filter/test-value.ts'
import type { LodgingRecord } from '../../store/record.ts'

/** An option as the document that a search server without this store would hold. */
export type OptionDocument = Readonly<Record<string, unknown>> &
  Readonly<{ lodgingId: number; date: IsoDay; duration: number; price: number; discountTotal: number }> &
  Readonly<{ dateTs: number; discountPercentage: number; score: number }>

export type Catalogue = Readonly<{
  records: readonly LodgingRecord[]
  window: Readonly<{ from: IsoDay; days: number; longest: number }>
  now: Date
}>

/** One document per option of the catalogue for this party, from the rules that price a booking. */
export function allDocuments({ records, window, now }: Catalogue, edition: Edition, persons: number): OptionDocument[] {
  const firstBookable = firstBookableDay(now)
  const searched = { from: window.from, days: window.days, longest: window.longest, firstBookable }
  return records
    .filter(({ languages }) => languages.includes(edition.languageId))
    .flatMap((record) => documentsOf(record, searched, edition.currency, persons))
}

type SearchWindow = Readonly<{ from: IsoDay; days: number; longest: number; firstBookable: IsoDay }>
type Currency = Edition['currency']

const written = new WeakMap<LodgingRecord, Map<string, readonly OptionDocument[]>>()

/** A record never changes, a changed house is a new one: in a changed catalogue only its documents are rebuilt. */
function documentsOf(record: LodgingRecord, window: SearchWindow, currency: Currency, persons: number) {
  const cache = written.get(record) ?? new Map<string, readonly OptionDocument[]>()
  written.set(record, cache)
  const key = `${currency} ${persons} ${Object.values(window).join(' ')}`
  const documents = cache.get(key) ?? writeDocuments(record, window, currency, persons)
  cache.set(key, documents)
  return documents
}

function writeDocuments(
  record: LodgingRecord,
  { longest, ...window }: SearchWindow,
  currency: Currency,
  persons: number,
): OptionDocument[] {
  const { id, score, prices, taken, energy } = record
  const durations = Array.from({ length: longest }, (_, index) => index + 1)
  const party = { adults: persons, children: 0, infants: 0, pets: 0 }
  const energyOf = createEnergy(prices, energy, party, currency)
  const heldOn = createHeld(record)
  return bookingOptions({ prices, window, taken, durations, currency, party }).map((option) => ({
    ...heldOn(option.arrival, option.duration),
    lodgingId: id,
    score,
    date: option.arrival,
    duration: option.duration,
    price: option.price,
    ...costOf(option.price, energyOf(option.arrival, option.duration)),
    ...(prices.discounts.length === 0
      ? noSaving
      : savingOf(quote(prices, stayFrom(option.arrival, option.duration), party, [], currency))),
  }))
}

type Held = Readonly<Record<string, unknown>> & Readonly<{ dateTs: number; changeDay: number }>

const held = new WeakMap<LodgingRecord, Map<string, Held>>()

/** The facilities of a house during a stay, for any party and currency. */
function createHeld(record: LodgingRecord): (arrival: IsoDay, duration: number) => Held {
  const cache = held.get(record) ?? new Map<string, Held>()
  held.set(record, cache)
  const shared = Object.fromEntries(record.attributes)
  return (arrival, duration) => {
    const key = `${arrival} ${duration}`
    const known = cache.get(key) ?? {
      ...shared,
      ...heldDuring(record.dated, stayFrom(arrival, duration)),
      dateTs: epochDay(arrival) * 86_400,
      changeDay: isoWeekday(arrival),
    }
    cache.set(key, known)
    return known
  }
}

function heldDuring(dated: LodgingRecord['dated'], stay: Stay) {
  return Object.fromEntries([...(dated ?? [])].map(([name, rows]) => [name, facilityDuring(rows, stay) ?? undefined]))
}

/** Estimated energy; the same for all stays of a length that start in one month. */
function createEnergy(
  { items }: LodgingPrices,
  energy: EnergyBasis,
  party: Party,
  currency: Currency,
): (arrival: IsoDay, duration: number) => Readonly<{ amount: number }> | null {
  const known = new Map<string, Readonly<{ amount: number }> | null>()
  return (arrival, duration) => {
    const key = `${arrival.slice(0, 7)} ${duration}`
    const found = known.get(key)
    if (found !== undefined) return found
    const expected = expectedConsumption(energy, items, arrival, duration, party)
    const estimates = meteredEstimates(items, expected, currency)
    const total = estimates.length === 0 ? { amount: 0 } : energyTotal(estimates)
    known.set(key, total)
    return total
  }
}

function costOf(price: number, energy: Readonly<{ amount: number }> | null) {
  return energy === null ? {} : { holidayCost: price + energy.amount }
}

const noSaving = { discountTotal: 0, discountPercentage: 0 }

function savingOf(quoted: ReturnType<typeof quote>) {
  const line = quoted.kind === 'quote' ? quoted.lines.find(({ kind }) => kind === 'discount') : undefined
  if (line?.kind !== 'discount') return noSaving
  return { discountTotal: -line.amount, discountPercentage: line.percent }
}

export function holds(condition: Condition | null, document: OptionDocument): boolean {
  if (condition === null) return true
  switch (condition.kind) {
    case 'and':
      return condition.nodes.every((node) => holds(node, document))
    case 'or':
      return condition.nodes.some((node) => holds(node, document))
    case 'not':
      return !holds(condition.node, document)
    case 'radius':
    case 'box':
      return testPlace(condition, Number(document['_geo.lat']), Number(document['_geo.lng']))
    default:
      return testValue(condition, document[condition.attribute])
  }
}
