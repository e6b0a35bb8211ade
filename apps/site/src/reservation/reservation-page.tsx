import type { ReservationVisit } from '@marram/contract/booking/reservation-visit'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TextInput } from '@marram/ui/text-input'
import { TextLink } from '@marram/ui/text-link'
import { getRouteApi } from '@tanstack/react-router'
import bookingStyles from '../booking/booking.css?url'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../frame/header/header-phone.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { PageStyles } from '../kit/page-styles.tsx'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { AddOnsView } from './add-ons-view.tsx'
import { KeyPanel, SmsPanel } from './arrival-panels.tsx'
import { CancelView, ChangePanel } from './change-panel.tsx'
import { Countdown, PackingPanel, ReviewPanel } from './companion-panels.tsx'
import type { LoadedReservation } from './load-reservation.ts'
import { MetersPanel } from './meters-panel.tsx'
import { PartyView } from './party-view.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { QuestionsPanel } from './questions-panel.tsx'
import reservationStyles from './reservation.css?url'
import { ActionForm, pathTo, reservationPath } from './reservation-form.tsx'
import { sentenceFor, useReservationTexts } from './reservation-texts.ts'
import { StaySummary } from './stay-summary.tsx'

/** An existing booking with all its details and actions. */
function ReservationPage({ visit, picture, office }: LoadedReservation) {
  const { reservation } = visit
  // On a phone the stay comes first, unless an action is open or the booking is cancelled.
  const isFirst = visit.view === 'overview' && reservation?.booking.state !== 'cancelled'
  const summary = reservation ? (
    <PartBoundary apart>
      <StaySummary reservation={reservation} picture={picture} />
    </PartBoundary>
  ) : null
  return (
    <PageFrame>
      <PageStyles href={bookingStyles} />
      <PageStyles href={reservationStyles} />
      <div className="wrap booking reservation">
        {reservation === null ? (
          <MissingReservation missing={visit.missing} />
        ) : (
          <>
            <Intro visit={visit} />
            <div className="booking__grid reservation__grid">
              {isFirst ? summary : null}
              <div className="booking__main">
                <PartBoundary key={visit.view} apart>
                  <View visit={visit} picture={picture} office={office} />
                </PartBoundary>
              </div>
              {isFirst ? null : summary}
            </div>
          </>
        )}
      </div>
    </PageFrame>
  )
}

function View({ visit, office }: LoadedReservation) {
  const { access, reservation, view } = visit
  if (reservation === null) return null
  if (view === 'cancel' && reservation.booking.state !== 'cancelled') {
    return <CancelView access={access} reservation={reservation} />
  }
  if (view === 'party') return <PartyView visit={visit} reservation={reservation} />
  if (view === 'add-ons') return <AddOnsView visit={visit} reservation={reservation} />
  // Once everything is paid, the key is the most important panel for a travelling guest.
  const isPaid = reservation.booking.owed <= 0
  const key = (
    <PartBoundary key="key" apart>
      <KeyPanel reservation={reservation} office={office} />
    </PartBoundary>
  )
  const payment = (
    <PartBoundary key="payment" apart>
      <PaymentPanel access={access} reservation={reservation} />
    </PartBoundary>
  )
  return (
    <>
      <PartBoundary apart>
        <ReviewPanel access={access} reservation={reservation} />
      </PartBoundary>
      {isPaid ? [key, payment] : [payment, key]}
      <PartBoundary apart>
        <QuestionsPanel access={access} reservation={reservation} />
      </PartBoundary>
      <PartBoundary apart>
        <PackingPanel access={access} reservation={reservation} />
      </PartBoundary>
      <PartBoundary apart>
        <ChangePanel access={access} reservation={reservation} />
      </PartBoundary>
      <PartBoundary apart>
        <SmsPanel access={access} reservation={reservation} />
      </PartBoundary>
      <PartBoundary apart>
        <MetersPanel access={access} reservation={reservation} />
      </PartBoundary>
    </>
  )
}

function Intro({ visit }: { readonly visit: ReservationVisit }) {
  const { access, view, reservation } = visit
  const { texts, format } = useReservationTexts()
  if (reservation === null) return null
  const { state, confirmedBy, confirmAddressBy, reservationId } = reservation.booking
  const titles = { cancel: texts.cancel.title, party: texts.change.party, 'add-ons': texts.addOns.title, change: '' }
  const isOverview = view === 'overview' || (view === 'cancel' && state === 'cancelled')
  const isUnconfirmed = isOverview && confirmAddressBy !== null
  return (
    <div className="booking__intro reservation__intro">
      {isOverview ? null : <TextLink href={pathTo(reservationPath, access)}>{texts.back}</TextLink>}
      <h1>{isUnconfirmed ? texts.unconfirmed.title : isOverview ? texts.heading[state] : titles[view]}</h1>
      {isOverview ? <Countdown reservation={reservation} /> : null}
      {isOverview ? <p className="lead">{isUnconfirmed ? texts.unconfirmed.text : texts.intro[state]}</p> : null}
      {isUnconfirmed ? (
        <ActionForm access={access} intent="mail-again">
          <Button colour="Primary" type="submit">
            {texts.unconfirmed.send}
          </Button>
        </ActionForm>
      ) : null}
      {view === 'add-ons' ? <p className="lead">{texts.addOns.intro}</p> : null}
      <p className="muted num">{texts.number(reservationId)}</p>
      {confirmedBy === null ? null : <p>{texts.confirmedBy(format.day(confirmedBy, 'long'))}</p>}
      <ActionResult visit={visit} />
    </div>
  )
}

function ActionResult({ visit: { done, refused } }: { readonly visit: ReservationVisit }) {
  const { texts } = useReservationTexts()
  if (refused) return <Notice kind="error">{sentenceFor(texts.refused, refused, texts.refused.other)}</Notice>
  const sentence = done ? sentenceFor(texts.done, done, '') : ''
  return sentence === '' ? null : <Notice kind="good">{sentence}</Notice>
}

/** The same for a wrong number and a wrong key, so that it does not reveal which numbers exist. */
export function MissingReservation({ missing = 'unknown' }: { missing: ReservationVisit['missing'] | undefined }) {
  const { texts } = useReservationTexts()
  const phone = usePhone(useFrameSettings())
  return (
    <div className="booking__main reservation__missing">
      <div className="booking__intro">
        <h1>{texts.missing.title}</h1>
        <p className="lead">{texts.missing[missing]}</p>
      </div>
      <Panel aria-label={texts.missing.open}>
        <form method="get" action={reservationPath} className="reservation__form reservation__form--wide">
          <TextInput label={texts.missing.number} name="reservationId" inputMode="numeric" maxLength={9} required />
          <TextInput label={texts.missing.key} name="key" maxLength={64} required autoComplete="off" />
          <p>
            <Button colour="Primary" type="submit">
              {texts.missing.open}
            </Button>
          </p>
        </form>
        <p className="small muted">
          {texts.missing.help}{' '}
          <a href={phoneHref(phone)} className="num">
            {phone}
          </a>
        </p>
      </Panel>
    </div>
  )
}

const reservation = getRouteApi('/booking/reservation')
const addOns = getRouteApi('/booking/add-ons')

export function ReservationRoute() {
  return <ReservationPage {...reservation.useLoaderData()} />
}

export function AddOnsRoute() {
  return <ReservationPage {...addOns.useLoaderData()} />
}
