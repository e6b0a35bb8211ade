import { parseArrival } from '@marram/domain/iso-day'
import { parseNumeric } from '@marram/domain/number-check'

/** A house, a stay and a party, as the book button writes them into an address. */
export type ChosenStay = {
  readonly lodgingId: number
  readonly arrival: string
  readonly duration: number
  readonly adults: number
  readonly children: number
  readonly infants: number
  readonly pets: number
}

/** Null when the address lacks the house or the stay, or names nonsense. */
export function parseChosenStay(query: Readonly<Record<string, unknown>>): ChosenStay | null {
  const count = (name: string, fallback: number): number | null => {
    const given = query[name]
    const value = given === undefined ? fallback : parseNumeric(given)
    return value !== null && Number.isSafeInteger(value) && value >= 0 && value <= 999_999_999 ? value : null
  }
  const [lodgingId, duration] = [count('lodgingId', 0), count('duration', 0)]
  const [adults, children] = [count('adults', 2), count('children', 0)]
  const [infants, pets] = [count('infants', 0), count('pets', 0)]
  const arrival = parseArrival(query.arrival)
  if (!lodgingId || !duration || !adults || arrival === null) return null
  if (children === null || infants === null || pets === null) return null
  return { lodgingId, arrival, duration, adults, children, infants, pets }
}
