import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { presentPhone } from '@marram/domain/booking/address-rule'
import type { BookingChoice } from '@marram/domain/booking/choice'
import type { GuestInput } from '@marram/domain/booking/guest-details'
import type { Quote } from '@marram/domain/quote'
import { checkOutHour } from '@marram/domain/rental-terms'
import type { Terms } from '@marram/domain/terms'
import { countryName, townLine } from '@marram/i18n/countries'
import { Checkbox } from '@marram/ui/checkbox'
import { Panel } from '@marram/ui/panel'
import { TextLink } from '@marram/ui/text-link'
import type { ReactNode } from 'react'
import { atStart, isCleanedByAgency, lineName, useBookingTexts, wholeParty } from './booking-texts.ts'
import { stepHref } from './step-href.ts'
import { type Order, orderFormId } from './use-order.ts'

type StayProps = { readonly choice: BookingChoice; readonly flow: BookingFlowData; readonly quote: Quote }

export function ReviewStay({ choice, ...rows }: RowsProps & Pick<StayProps, 'choice'>) {
  const { texts } = useBookingTexts()
  const change = { href: stepHref(1, { ...choice, seenTotal: null }), label: texts.review.changeStay }
  return (
    <Overview id="review-stay" title={texts.review.stay} change={change}>
      <StayRows {...rows} />
    </Overview>
  )
}

type RowsProps = Omit<StayProps, 'choice'> & { readonly terms: Pick<Terms, 'checkInHour' | 'checkOutHour'> }

/** House, days, guests and extras, from the quote. */
export function StayRows({ flow, terms, quote }: RowsProps) {
  const bookingTexts = useBookingTexts()
  const { format, texts } = bookingTexts
  const { lodging, itemPrices } = flow
  const { arrival, departure } = quote.stay
  const extras = quote.lines.filter(({ kind }) => kind === 'chosen-item')
  const leaving = format.hour(checkOutHour(isCleanedByAgency(quote), terms))
  return (
    <>
      <Row label={texts.review.house}>
        {lodging.title}
        <br />
        <span className="small muted">
          {lodging.name.toUpperCase()}, {lodging.address1},{' '}
          <span className="nowrap">
            {lodging.postalCode} {lodging.city}
          </span>
        </span>
      </Row>
      <Row label={texts.review.arrival}>
        {texts.review.from(atStart(format.day(arrival, 'full')), format.hour(terms.checkInHour))}
      </Row>
      <Row label={texts.review.departure}>{texts.review.until(atStart(format.day(departure, 'full')), leaving)}</Row>
      <Row label={texts.review.guests}>{wholeParty(quote.party, bookingTexts)}</Row>
      <Row label={texts.review.extras}>
        {extras.length === 0
          ? texts.review.noExtras
          : extras.map((line) => lineName(line, itemPrices, bookingTexts)).join('; ')}
      </Row>
    </>
  )
}

type PersonProps = {
  readonly choice: BookingChoice
  readonly details: GuestInput
  readonly order: Pick<Order, 'wantsSms' | 'setWantsSms'>
}

export function ReviewPerson({ choice, details, order }: PersonProps) {
  const { edition, texts } = useBookingTexts()
  const { firstName, lastName, address, postalCode, city, country, email, phone, wantsNewsletter } = details
  const change = { href: stepHref(2, choice), label: texts.review.changeDetails }
  return (
    <Overview id="review-person" title={texts.review.person} change={change} after={<SmsBox order={order} />}>
      <Row label={texts.review.name}>
        {firstName} {lastName}
      </Row>
      <Row label={texts.review.address}>
        {address}, {townLine(country, { city, postalCode })}, {countryName(edition, country)}
      </Row>
      <Row label={texts.review.email}>{email}</Row>
      <Row label={texts.review.phone}>{presentPhone(phone)}</Row>
      {wantsNewsletter ? <Row label={texts.review.newsletter}>{texts.review.newsletterYes}</Row> : null}
    </Overview>
  )
}

/** Not preselected. It only covers messages about the stay, not the newsletter. */
function SmsBox({ order: { wantsSms, setWantsSms } }: Pick<PersonProps, 'order'>) {
  const { texts } = useBookingTexts()
  const label = (
    <span>
      {texts.review.sms} <span className="small muted">{texts.review.smsNote}</span>
    </span>
  )
  return (
    <Checkbox
      form={orderFormId}
      name="wantsSms"
      value="1"
      top
      label={label}
      checked={wantsSms}
      onChange={(event) => setWantsSms(event.currentTarget.checked)}
    />
  )
}

type OverviewProps = {
  readonly id: string
  readonly title: string
  readonly change?: { readonly href: string; readonly label: string }
  readonly children: ReactNode
  readonly after?: ReactNode
}

export function Overview({ id, title, change, children, after }: OverviewProps) {
  const { texts } = useBookingTexts()
  return (
    <Panel className="overview" aria-labelledby={id}>
      {change ? (
        <div className="row row--between">
          <h2 id={id}>{title}</h2>
          <TextLink className="small" icon="pencil" href={change.href} aria-label={change.label}>
            {texts.review.change}
          </TextLink>
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      <dl className="overview__list">{children}</dl>
      {after}
    </Panel>
  )
}

export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
