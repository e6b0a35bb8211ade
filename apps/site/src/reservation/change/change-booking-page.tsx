import type { RebookingOffer } from '@marram/contract/booking/rebooking'
import type { Reservation } from '@marram/contract/booking/reservation'
import type { ReservationVisit } from '@marram/contract/booking/reservation-visit'
import { Notice } from '@marram/ui/notice'
import { Picture } from '@marram/ui/picture'
import { TextLink } from '@marram/ui/text-link'
import { getRouteApi } from '@tanstack/react-router'
import bookingStyles from '../../booking/booking.css?url'
import { PageFrame } from '../../frame/page-frame.tsx'
import { PageStyles } from '../../kit/page-styles.tsx'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import type { LoadedReservation } from '../load-reservation.ts'
import reservationStyles from '../reservation.css?url'
import { pathTo, reservationPath } from '../reservation-form.tsx'
import { MissingReservation } from '../reservation-page.tsx'
import { partyByKind, sentenceFor } from '../reservation-texts.ts'
import changeStyles from './change.css?url'
import { ComparePanel } from './compare-panel.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { FreeStays } from './free-stays.tsx'
import { PayTimes } from './pay-times.tsx'
import { type RebookingTexts, useRebookingTexts } from './rebooking-texts.ts'
import { WishForm } from './wish-form.tsx'

/** Other dates, guests and extras: choose, see price and terms, agree. */
function ChangeBookingPage({ visit, picture }: LoadedReservation) {
  const { reservation } = visit
  return (
    <PageFrame>
      <PageStyles href={bookingStyles} />
      <PageStyles href={reservationStyles} />
      <PageStyles href={changeStyles} />
      <div className="wrap booking reservation">
        {reservation === null ? (
          <MissingReservation missing={visit.missing} />
        ) : (
          <div className="change">
            <Intro visit={visit} reservation={reservation} />
            <HouseLine reservation={reservation} picture={picture} />
            <PartBoundary apart>
              <Steps visit={visit} reservation={reservation} />
            </PartBoundary>
          </div>
        )}
      </div>
    </PageFrame>
  )
}

type StepsProps = { readonly visit: ReservationVisit; readonly reservation: Reservation }

function Intro({ visit: { access, rebooking, refused }, reservation }: StepsProps) {
  const words = useRebookingTexts()
  const { texts, common } = words
  const code = refused ?? rebooking?.refused ?? null
  return (
    <div className="booking__intro">
      <TextLink href={pathTo(reservationPath, access)}>{common.back}</TextLink>
      <h1>{texts.title}</h1>
      {rebooking?.refusal === null ? <p className="lead">{leadOf(rebooking, reservation.booking, words)}</p> : null}
      <p className="muted num">{common.number(reservation.booking.reservationId)}</p>
      {code === null ? null : <Notice kind="error">{refusalOf(code, words)}</Notice>}
    </div>
  )
}

function leadOf(
  { moveRefusal, fee, freeUntil, lastDay }: RebookingOffer,
  { currency, terms }: Reservation['booking'],
  { texts, format }: RebookingTexts,
): string {
  const day = (iso: string) => format.day(iso, 'long')
  const { lead } = texts
  const dates =
    moveRefusal !== null || fee === null
      ? lead.late(day(lastDay))
      : freeUntil !== null && fee === 0
        ? lead.free(day(freeUntil), format.money(terms.rebooking.fee[currency], currency), day(lastDay))
        : lead.fee(format.money(fee, currency), day(lastDay))
  return `${dates} ${lead.others}`
}

/** @internal */
export function refusalOf(code: string, { texts, common }: Pick<RebookingTexts, 'texts' | 'common'>): string {
  const known = { ...common.refused, ...texts.closed, ...texts.refused }
  return sentenceFor(known, code, common.refused.other)
}

type HouseLineProps = { readonly reservation: Reservation; readonly picture: string | null }

function HouseLine({ reservation: { booking, house }, picture }: HouseLineProps) {
  const { common, format } = useRebookingTexts()
  return (
    <div className="change__house">
      {picture === null ? null : <Picture src={picture} alt="" width={104} height={78} />}
      <p>
        <b>{house.title}</b>
        <span className="small muted">
          {house.name.toUpperCase()}, {partyByKind(booking.party, { texts: common, format })}
        </span>
      </p>
    </div>
  )
}

function Steps({ visit, reservation }: StepsProps) {
  const { texts } = useRebookingTexts()
  const { access, rebooking: offer } = visit
  const { booking, capacity } = reservation
  if (!offer) return null
  if (offer.refusal !== null || capacity === null) {
    const { closed } = texts
    return <Notice kind="sand">{sentenceFor(closed, offer.refusal ?? '', closed['cannot-change'])}</Notice>
  }
  const { preview } = offer
  return (
    <>
      {offer.moveRefusal === null ? <FreeStays access={access} offer={offer} booking={booking} /> : null}
      <WishForm access={access} offer={offer} reservation={reservation} capacity={capacity} />
      {preview === null ? (
        <p id="change-new" className="muted">
          {texts.hint}
        </p>
      ) : (
        <>
          <ComparePanel reservation={reservation} preview={preview} />
          <PayTimes reservation={reservation} preview={preview} />
          <ConfirmChange access={access} offer={offer} reservation={reservation} preview={preview} />
        </>
      )}
    </>
  )
}

const route = getRouteApi('/booking/change')

export function ChangeBookingRoute() {
  return <ChangeBookingPage {...route.useLoaderData()} />
}
