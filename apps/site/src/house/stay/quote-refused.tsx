import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useFrame } from '../../frame/frame-queries.ts'
import { calendarId } from './calendar-id.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

/** Why the chosen stay cannot be had, and the nearest that can. */
export function QuoteRefused() {
  const { refusal, alternative, currency, chooseOffer } = useStayChoice()
  const { format, texts } = useStayTexts()
  return (
    <>
      <Notice kind="sand" announce>
        <b>{texts.quote.refused[refusal ?? 'unknown-item']}</b>
        {alternative ? (
          <p>
            {texts.quote.nearest(
              format.dayRange(alternative.arrival, alternative.departure),
              texts.nights(alternative.duration),
              format.money(alternative.price, currency),
            )}
          </p>
        ) : null}
      </Notice>
      {alternative ? (
        <Button colour="Primary" wide onClick={() => chooseOffer(alternative)}>
          {texts.quote.take}
        </Button>
      ) : null}
      <Button wide href={`#${calendarId}`}>
        {texts.quote.chooseDates}
      </Button>
    </>
  )
}

/** A house with nothing to offer says so and leads on. */
export function NothingFree({ lodging }: { lodging: LodgingPage }) {
  const { quote: texts } = useStayTexts().texts
  const { search } = useFrame().settings.pages
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
