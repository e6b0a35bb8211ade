import { type BookingFilters, balances, wantedStatuses } from '@marram/contract/desk/booking-list'
import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import * as v from 'valibot'
import type { ListAddress } from '../kit/list/list-definition.ts'

const part = v.optional(v.string())

/** The list's address. Everything is text here; malformed values are ignored where they are read. */
export const bookingsSearch = v.object({
  q: part,
  sort: part,
  columns: part,
  open: part,
  status: part,
  area: part,
  from: part,
  until: part,
  'leave-from': part,
  'leave-until': part,
  currency: part,
  balance: part,
})

/** `today` moves on with the calendar, so that a saved view stays true. */
export const todayWord = 'today'

export const dayOf = (text: string | undefined, today: IsoDay): IsoDay | null =>
  text === todayWord ? today : parseIsoDay(text)

export const currencies = ['DKK', 'EUR'] as const

export function filtersOf(address: ListAddress, today: IsoDay): BookingFilters {
  const wanted = address.status?.split(',') ?? []
  const statuses = wantedStatuses.filter((status) => wanted.includes(status))
  const area = Number(address.area)
  const currency = currencies.find((one) => one === address.currency)
  const balance = balances.find((one) => one === address.balance)
  const day = (name: string, text: string | undefined) => {
    const found = dayOf(text, today)
    return found === null ? {} : { [name]: found }
  }
  return {
    ...(statuses.length > 0 && { statuses }),
    ...(Number.isSafeInteger(area) && area > 0 && { area }),
    ...day('arrivalFrom', address.from),
    ...day('arrivalUntil', address.until),
    ...day('departureFrom', address['leave-from']),
    ...day('departureUntil', address['leave-until']),
    ...(currency && { currency }),
    ...(balance && { balance }),
  }
}
