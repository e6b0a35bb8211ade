import { type ListedBooking, listBookings } from '@marram/contract/desk/booking-list'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { currencies } from '../bookings/bookings-search.ts'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { words } from './words.ts'

type Props = {
  /** Money is entered for bookings in its own currency only. */
  readonly currency: string
  readonly value: ListedBooking | null
  readonly onChange: (booking: ListedBooking | null) => void
}

const newestFirst = { sort: 'created', descending: true, cursor: null, limit: 8 } as const
const minLetters = 2

/** Finds a booking by its number, guest or house. */
export function BookingField({ currency, value, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const search = typed.trim().slice(0, 100)
  const ours = currencies.find((one) => one === currency)
  const { data } = useQuery({
    ...asking(listBookings, { ...newestFirst, search, filters: ours === undefined ? {} : { currency: ours } }),
    enabled: search.length >= minLetters && value === null,
    placeholderData: keepPreviousData,
  })
  const bookings = data?.items ?? []
  const choose = (key: unknown) => {
    const booking = bookings.find(({ reservationId }) => reservationId === key)
    if (booking === undefined) return
    setTyped(labelOf(booking))
    onChange(booking)
  }
  return (
    <ComboBox
      className="field"
      items={bookings}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text)
        if (value !== null && text !== labelOf(value)) onChange(null)
      }}
      selectedKey={value?.reservationId ?? null}
      onSelectionChange={choose}
      menuTrigger="input"
      allowsEmptyCollection={search.length >= minLetters}
      allowsCustomValue
    >
      <Label>{words.otherBooking}</Label>
      <Input className="input" placeholder={words.otherBookingHint} />
      <Popover className="menu menu--bookings">
        <ListBox<ListedBooking> renderEmptyState={() => <p className="pad muted">{words.noBooking}</p>}>
          {(booking) => (
            <ListBoxItem id={booking.reservationId} textValue={labelOf(booking)} className="menu__item">
              <b>{booking.reservationId}</b>
              <span className="muted cut">
                {booking.firstName} {booking.lastName}, {booking.house.toUpperCase()},{' '}
                {format.day(booking.arrival, 'numeric')}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

const labelOf = ({ reservationId, firstName, lastName }: ListedBooking): string =>
  `${reservationId}, ${firstName} ${lastName}`
