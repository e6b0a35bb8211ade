import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import { addDays } from '@marram/domain/iso-day'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import type { ReactNode } from 'react'
import { agesWords, partyWords, useBookingTexts } from './booking-texts.ts'
import type { StayQuote } from './flow-queries.ts'
import { SummaryLines } from './summary-lines.tsx'

export type SummaryProps = {
  readonly choice: BookingChoice
  readonly flow: BookingFlowData
  readonly quote: StayQuote | undefined
  /** The figures belong to an earlier choice. */
  readonly isBehind?: boolean
}

/** In the side column, if there is room. */
export function Summary(props: SummaryProps) {
  const { texts } = useBookingTexts()
  return (
    <aside className="summary panel" aria-label={texts.summary.label}>
      <SummaryContent {...props} />
    </aside>
  )
}

export function SummaryContent({ choice, flow, quote, isBehind }: SummaryProps) {
  const { stayTexts } = useBookingTexts()
  return (
    <>
      <Lodging flow={flow} />
      <Stay choice={choice} />
      <div aria-busy={isBehind} className="summary__price">
        {quote?.kind === 'quoted' ? (
          <>
            <SummaryLines quote={quote.quote} prices={flow.itemPrices} />
            <FirstPayment quote={quote} />
          </>
        ) : null}
        {quote?.kind === 'refused' ? <Notice kind="sand">{refusedText(quote.reason, stayTexts)}</Notice> : null}
      </div>
    </>
  )
}

function Lodging({ flow: { lodging } }: Pick<SummaryProps, 'flow'>) {
  const { image, areaName, name, title } = lodging
  return (
    <div className="summary__house">
      {image ? <Picture src={ownPictureUrl(image.url)} alt="" width={208} height={156} fit="cover" /> : null}
      <div>
        <p className="small muted">
          {areaName} · {name.toUpperCase()}
        </p>
        <b>{title}</b>
      </div>
    </div>
  )
}

function Stay({ choice }: Pick<SummaryProps, 'choice'>) {
  const bookingTexts = useBookingTexts()
  const { format, texts, stayTexts } = bookingTexts
  const { arrival, duration, party } = choice
  const departure = addDays(arrival, duration)
  const weekdays = [format.day(arrival, 'weekday-name'), format.day(departure, 'weekday-name')] as const
  return (
    <ul className="summary__stay">
      <Fact icon="calendar-days" title={format.dayRange(arrival, departure)}>
        {texts.summary.nights(stayTexts.nights(duration), ...weekdays)}
      </Fact>
      <Fact icon="users" title={partyWords(party, bookingTexts)}>
        {agesWords(party, bookingTexts)}
      </Fact>
    </ul>
  )
}

type FactProps = { readonly icon: 'calendar-days' | 'users'; readonly title: string; readonly children: ReactNode }

function Fact({ icon, title, children }: FactProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <br />
        <span className="small muted">{children}</span>
      </span>
    </li>
  )
}

function FirstPayment({ quote: { quote, instalments, deferred } }: { readonly quote: StayQuote & { kind: 'quoted' } }) {
  const { format, texts } = useBookingTexts()
  const [first, rest] = instalments
  if (!first || deferred) return null
  const amount = format.money(first.amount, quote.currency)
  return (
    <Notice kind="good">
      {rest ? texts.summary.first(amount) : texts.summary.atOnce(amount, format.day(first.dueOn, 'long'))}
    </Notice>
  )
}

type Refusals = { readonly quote: { readonly refused: Readonly<Record<string, string>> } }

/** In the house page's words; any other reason means that the price cannot be computed. */
export function refusedText(reason: string, { quote }: Refusals): string {
  return quote.refused[reason] ?? quote.refused['no-price'] ?? reason
}
