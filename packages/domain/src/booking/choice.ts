import { type IsoDay, parseArrival } from '../iso-day.ts'
import type { ChosenItem } from '../item-charge.ts'
import { defaultParty, type Party } from '../party.ts'

/** Everything a guest chooses in the first step. It is in the URL of every step, so that nothing can lose it. */
export type BookingChoice = Readonly<{
  lodgingId: number
  arrival: IsoDay
  duration: number
  party: Party
  /** Sorted by id; none has quantity 0. */
  items: readonly ChosenItem[]
  /**
   * The total the guest has seen, in minor units. If the price changes, the guest is shown the new one before agreeing.
   */
  seenTotal: number | null
}>

/** Fields of a query or a form, not yet validated. */
export type FormFields = Readonly<Record<string, unknown>>

const maxId = 2_147_483_647
const maxPersons = 99
const maxNights = 365
const maxPieces = 999
const maxItems = 100
const partyKeys = ['adults', 'children', 'infants', 'pets'] as const
const itemName = /^item-([1-9]\d{0,9})$/

/** Null if the house or the stay is missing or any field is invalid. The default party is two adults. */
export function parseBookingChoice(fields: FormFields): BookingChoice | null {
  const lodgingId = wholeNumber(fields.lodgingId, 1, maxId)
  const duration = wholeNumber(fields.duration, 1, maxNights)
  const arrival = parseArrival(fields.arrival)
  const party = parseParty(fields)
  const items = parseItems(fields)
  if (lodgingId === null || duration === null || arrival === null || party === null || items === null) return null
  const seenTotal = wholeNumber(fields.seenTotal, 0, Number.MAX_SAFE_INTEGER)
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

function parseParty(fields: FormFields): Party | null {
  const count = (key: keyof Party): number | null =>
    fields[key] === undefined ? defaultParty[key] : wholeNumber(fields[key], key === 'adults' ? 1 : 0, maxPersons)
  const [adults, children, infants, pets] = [count('adults'), count('children'), count('infants'), count('pets')]
  if (adults === null || children === null || infants === null || pets === null) return null
  return { adults, children, infants, pets }
}

function parseItems(fields: FormFields): ChosenItem[] | null {
  const items: ChosenItem[] = []
  for (const [name, value] of Object.entries(fields)) {
    const itemId = wholeNumber(itemName.exec(name)?.[1], 1, maxId)
    if (itemId === null) continue
    // An emptied form field means no choice.
    const quantity = value === '' ? 0 : wholeNumber(value, 0, maxPieces)
    if (quantity === null) return null
    if (quantity > 0) items.push({ itemId, quantity })
  }
  return items.length <= maxItems ? sorted(items) : null
}

function sorted(items: readonly ChosenItem[]): ChosenItem[] {
  return items.toSorted((a, b) => a.itemId - b.itemId)
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) return null
  const number = Number(text)
  return number >= min && number <= max ? number : null
}
