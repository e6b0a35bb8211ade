import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { TextLink } from '@marram/ui/text-link'
import { useFrameSettings } from '../../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../../frame/header/header-phone.tsx'
import { OpeningHours } from '../../frame/header/opening-hours.tsx'
import { calendarId, quoteBoxId } from './calendar-id.ts'
import { FreeStays } from './free-stays.tsx'
import { OwnHold, useOwnHold } from './own-hold.tsx'
import { PartyChoice, QuoteDates } from './quote-choice.tsx'
import { QuoteLines, QuoteOrder } from './quote-lines.tsx'
import { useStayChoice } from './stay-choice-provider.tsx'
import { totalWithEnergy, useStayTexts } from './stay-texts.ts'

/** The price of the chosen stay, the party, and the button to the booking. */
export function QuoteBox({ lodging }: { lodging: LodgingPage }) {
  const { isSoldOut } = useStayChoice()
  const { texts } = useStayTexts()
  return (
    <>
      <Panel className="quote-box" id={quoteBoxId} aria-label={texts.quote.label}>
        {isSoldOut ? <NothingFree lodging={lodging} /> : <QuoteContent lodging={lodging} />}
      </Panel>
      <OfficeBox lodging={lodging} />
    </>
  )
}

/** The content of the price box. */
export function QuoteContent({ lodging }: { lodging: LodgingPage }) {
  const { quote } = useStayChoice()
  return (
    <>
      {quote ? <QuoteTotal /> : null}
      <div className="quote-box__stay">
        <QuoteDates lodging={lodging} />
        <PartyChoice lodging={lodging} />
      </div>
      {quote ? (
        <>
          <QuoteLines lodging={lodging} quote={quote} />
          <QuoteOrder lodging={lodging} quote={quote} />
        </>
      ) : (
        <QuoteRefused lodging={lodging} />
      )}
    </>
  )
}

function QuoteTotal() {
  const { quote } = useStayChoice()
  const { format, texts } = useStayTexts()
  if (!quote) return null
  const isReduced = quote.normalTotal > quote.total
  const withEnergy = totalWithEnergy(quote)
  return (
    <div className={isReduced ? 'quote-box__price price--deal' : 'quote-box__price'}>
      <p>
        <span className="price__total">{format.money(quote.total, quote.currency)}</span>{' '}
        {isReduced ? (
          <s className="price__was">
            <span className="visually-hidden">{texts.quote.was}: </span>
            {format.money(quote.normalTotal, quote.currency)}
          </s>
        ) : null}
      </p>
      {withEnergy === null ? null : (
        <p className="quote-box__energy num">{texts.quote.withEnergy(format.money(withEnergy, quote.currency))}</p>
      )}
      <p className="small muted">{texts.quote.included}</p>
    </div>
  )
}

/** The office's telephone number and the question form, for guests who hesitate. */
function OfficeBox({ lodging }: { lodging: LodgingPage }) {
  const { edition, texts: all } = useStayTexts()
  const { quote: texts } = all
  const { query } = useStayChoice()
  const phone = usePhone(useFrameSettings())
  return (
    <Panel flat className="office">
      <Icon name="message-circle" size="large" />
      <p>
        <b>{texts.questions}</b>
        <br />
        <span className="small">
          {texts.questionsText}{' '}
          <a href={phoneHref(phone)} className="num">
            {phone}
          </a>{' '}
          <OpeningHours length="short" />
        </span>
        <br />
        <TextLink href={`${buildPath(edition, { kind: 'question', name: lodging.name })}${query}`}>
          {texts.ask}
        </TextLink>
      </p>
    </Panel>
  )
}

/** The reason why the chosen stay is not available, and the nearest that are. */
function QuoteRefused({ lodging }: { lodging: LodgingPage }) {
  const { refusal } = useStayChoice()
  const { texts } = useStayTexts()
  const hold = useOwnHold(lodging.id)
  if (hold) return <OwnHold hold={hold} />
  return (
    <>
      <Notice kind="error" icon="circle-alert">
        <p role="status">
          <b>{texts.quote.refused[refusal ?? 'unknown-item']}</b>
        </p>
        <FreeStays />
      </Notice>
      <Button wide href={`#${calendarId}`}>
        {texts.quote.chooseDates}
      </Button>
    </>
  )
}

/** Shown if the house has no free stay at all. */
function NothingFree({ lodging }: { lodging: LodgingPage }) {
  const { quote: texts } = useStayTexts().texts
  const { search } = useFrameSettings().pages
  const isPaused = lodging.status === 'paused'
  return (
    <>
      <p className="quote-box__nothing">{isPaused ? texts.paused : texts.soldOut}</p>
      <p>{isPaused ? texts.pausedText : texts.soldOutText}</p>
      {search ? (
        <Button colour="Primary" wide href={search}>
          {texts.similar}
        </Button>
      ) : null}
    </>
  )
}
