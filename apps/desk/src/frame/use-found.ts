import { listBookings } from '@marram/contract/desk/booking-list'
import { findHouses } from '@marram/contract/desk/houses'
import type { IsoDay } from '@marram/domain/iso-day'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { format } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { startPage } from '../kit/start-page.ts'

type Found = { readonly path: string; readonly name: string; readonly about: string }

/** Pause after the last letter before a search. */
const pauseMs = 120
/** A single letter begins too many words. */
const minLetters = 2
const shownBookings = 6
const shownHouses = 4

const newestFirst = { filters: {}, sort: 'created', descending: true, cursor: null } as const

/** Bookings and houses for what is typed into the palette. */
export function useFound(typed: string, today: IsoDay) {
  const text = usePaused(typed.trim())
  const isOn = text.length >= minLetters && may('bookings.read')
  const bookings = useQuery({
    ...asking(listBookings, { ...newestFirst, search: text, limit: shownBookings }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const houses = useQuery({
    ...asking(findHouses, { text, edition: startPage.edition, limit: shownHouses }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const day = (one: IsoDay): string =>
    one.slice(0, 4) === today.slice(0, 4) ? format.day(one) : format.day(one, 'numeric')
  const foundBookings: Found[] = (isOn ? (bookings.data?.items ?? []) : []).map((item) => ({
    path: `/desk/bookings/${item.reservationId}/`,
    name: `${item.firstName} ${item.lastName}`,
    about: `${item.reservationId}, ${item.house.toUpperCase()}, ${day(item.arrival)}`,
  }))
  const foundHouses: Found[] = (isOn ? (houses.data ?? []) : []).map(({ name, title, address }) => ({
    path: `/desk/houses/${name.toUpperCase()}/`,
    name: `${name.toUpperCase()} ${title}`,
    about: address,
  }))
  const isAsking = typed.trim() !== text || (isOn && (bookings.isFetching || houses.isFetching))
  return { bookings: foundBookings, houses: foundHouses, isAsking }
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
