import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { Icon } from '@marram/ui/icon'
import { Popover } from '@marram/ui/popover'
import { lazy } from 'react'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { useHydrated } from '../../kit/use-hydrated.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { partyText, useStayTexts } from './stay-texts.ts'

const PartySteppers = lazy(async () => ({ default: (await import('./party-steppers.tsx')).PartySteppers }))

/** Who comes along. Without script the price is for two adults, and the booking asks again. */
export function PartyChoice({ lodging }: { lodging: LodgingPage }) {
  const { choice } = useStayChoice()
  const { texts } = useStayTexts()
  const isAlive = useHydrated()
  const content = (
    <>
      <span className="search-box__label">{texts.party.title}</span>
      <b>{partyText(choice.party, texts)}</b>
    </>
  )
  if (!isAlive) return <div className="quote-box__party">{content}</div>
  return (
    <Popover
      label={texts.party.choose}
      trigger={(attributes) => (
        <button type="button" className="quote-box__party" {...attributes}>
          {content}
          <Icon name="chevron-down" />
        </button>
      )}
    >
      <PartBoundary>
        <PartySteppers lodging={lodging} />
      </PartBoundary>
    </Popover>
  )
}
