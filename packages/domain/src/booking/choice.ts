import { type IsoDay, parseArrival } from '../iso-day.ts'
import type { ChosenItem } from '../item-charge.ts'
import { defaultParty, type Party } from '../party.ts'

/** All that a guest chooses in the first step; it is in the address of every step, so that nothing can lose it. */
export type BookingChoice = Readonly<{
  lodgingId: number
  arrival: IsoDay
  duration: number
  party: Party
  /** Items are in the order of their ids, and none has quantity 0. */
  items: readonly ChosenItem[]
  /** The total that the guest has seen, in minor units: another one is pointed out before anything is agreed. */
  seenTotal: number | null
}>

/** An address or a form: names and what was written. */
export type Written = Readonly<Record<string, unknown>>

const maxId = 2_147_483_647
const maxPersons = 99
const maxNights = 365
const maxPieces = 999
const maxItems = 100
const partyKeys = ['adults', 'children', 'infants', 'pets'] as const
const itemName = /^item-([1-9]\d{0,9})$/

/** Null when the house or the stay is missing, or anything is nonsense. Without a party it is for two adults. */
export function parseBookingChoice(written: Written): BookingChoice | null {
  const lodgingId = wholeNumber(written.lodgingId, 1, maxId)
  const duration = wholeNumber(written.duration, 1, maxNights)
  const arrival = parseArrival(written.arrival)
  const party = parseParty(written)
  const items = parseItems(written)
  if (lodgingId === null || duration === null || arrival === null || party === null || items === null) return null
  const seenTotal = wholeNumber(written.seenTotal, 0, Number.MAX_SAFE_INTEGER)
  return { lodgingId, arrival, duration, party, items, seenTotal }
}

/** `?lodgingId=…`, which `parseBookingChoice` reads back. */
export function presentBookingChoice({ lodgingId, arrival, duration, party, items, seenTotal }: BookingChoice): string {
  const query = new URLSearchParams({ lodgingId: String(lodgingId), arrival, duration: String(duration) })
  for (const key of partyKeys) if (key === 'adults' || party[key] > 0) query.set(key, String(party[key]))
  for (const { itemId, quantity } of items) query.set(`item-${itemId}`, String(quantity))
  if (seenTotal !== null) query.set('seenTotal', String(seenTotal))
  return `?${query}`
}

export function chooseQuantity(items: readonly ChosenItem[], itemId: number, quantity: number): ChosenItem[] {
  const others = items.filter((item) => item.itemId !== itemId)
  return sorted(quantity > 0 ? [...others, { itemId, quantity }] : others)
}

function parseParty(written: Written): Party | null {
  const count = (key: keyof Party): number | null =>
    written[key] === undefined ? defaultParty[key] : wholeNumber(written[key], key === 'adults' ? 1 : 0, maxPersons)
  const [adults, children, infants, pets] = [count('adults'), count('children'), count('infants'), count('pets')]
  if (adults === null || children === null || infants === null || pets === null) return null
  return { adults, children, infants, pets }
}

function parseItems(written: Written): ChosenItem[] | null {
  const items: ChosenItem[] = []
  for (const [name, value] of Object.entries(written)) {
    const itemId = wholeNumber(itemName.exec(name)?.[1], 1, maxId)
    if (itemId === null) continue
    // A field that was emptied in a form is no choice.
    const quantity = value === '' ? 0 : wholeNumber(value, 0, maxPieces)
    if (quantity === null) return null
    if (quantity > 0) items.push({ itemId, quantity })
  }
  return items.length <= maxItems ? sorted(items) : null
}

function sorted(items: readonly ChosenItem[]): ChosenItem[] {
  return items.toSorted((a, b) => a.itemId - b.itemId)
}

function wholeNumber(written: unknown, min: number, max: number): number | null {
  const text = typeof written === 'number' ? String(written) : written
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}
