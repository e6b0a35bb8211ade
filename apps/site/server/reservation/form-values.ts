import type { RebookingLookup } from '@marram/contract/booking/rebooking'
import { parseIsoDay } from '@marram/domain/iso-day'
import type { Party } from '@marram/domain/party'
import type { Fields } from './mine-request.ts'

const kinds = ['adults', 'children', 'infants', 'pets'] as const
const max = 99

/** The four party numbers of a form; null unless all are present. */
export function partyIn(fields: Fields): Party | null {
  const counts = kinds.map((kind) => wholeNumber(fields[kind]))
  const [adults, children, infants, pets] = counts
  if (adults == null || children == null || infants == null || pets == null) return null
  return { adults, children, infants, pets }
}

/** Parses `item-7=2` as two of item 7; skips zero quantities. */
export function itemsIn(fields: Fields): { itemId: number; quantity: number }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const [, id] = /^item-([1-9]\d{0,8})$/.exec(name) ?? []
    const quantity = wholeNumber(value)
    return id === undefined || quantity === null || quantity === 0 ? [] : [{ itemId: Number(id), quantity }]
  })
}

type Change = Pick<RebookingLookup, 'arrival' | 'duration' | 'party' | 'items' | 'around'>

/** Other dates, guests and extras; malformed or missing parts stay as booked. */
export function changeIn(fields: Fields): Change {
  const [arrival, around] = [parseIsoDay(fields.arrival), parseIsoDay(fields.around)]
  const [duration, party] = [wholeNumber(fields.nights, 365), partyIn(fields)]
  return {
    ...(arrival !== null && { arrival }),
    ...(duration !== null && duration > 0 && { duration }),
    ...(party !== null && party.adults > 0 && { party }),
    // Without this mark, a form whose extras are all zero would look like one without extras.
    ...(fields.extras === '1' && { items: itemsIn(fields) }),
    ...(around !== null && { around }),
  }
}

/** Minor units from a hidden field. */
export function amountIn(text: string | undefined): number | null {
  return text !== undefined && /^-?\d{1,12}$/.test(text) ? Number(text) : null
}

function wholeNumber(text: string | undefined, highest = max): number | null {
  if (text === undefined || !/^\d{1,3}$/.test(text.trim())) return null
  const value = Number(text)
  return value <= highest ? value : null
}
