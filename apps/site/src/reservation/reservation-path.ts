import type { BookingAccess } from '@marram/contract/booking/place'

export const reservationPath = '/booking/reservation/'
export const addOnsPath = '/booking/add-ons/'

export function pathTo(path: string, { reservationId, key }: BookingAccess, more: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ reservationId, key, ...more })}`
}
