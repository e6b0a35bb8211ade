import { getRouteApi } from '@tanstack/react-router'
import { ReservationPage } from './reservation-page.tsx'

const reservation = getRouteApi('/booking/reservation')
const addOns = getRouteApi('/booking/add-ons')

export function ReservationRoute() {
  return <ReservationPage {...reservation.useLoaderData()} />
}

export function AddOnsRoute() {
  return <ReservationPage {...addOns.useLoaderData()} />
}
