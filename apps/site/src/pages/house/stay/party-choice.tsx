import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { countedPersons, type Party } from '@marram/domain/party'
import { Icon } from '@marram/ui/icon'
import { Popover } from '@marram/ui/popover'
import { Stepper } from '@marram/ui/stepper'
import { useHydrated } from '../../../content/use-hydrated.ts'
import { useStayChoice } from './stay-choice-provider.tsx'
import { partyText, useStayTexts } from './stay-texts.ts'

type PartyKey = keyof Party
const rows: readonly PartyKey[] = ['adults', 'children', 'infants', 'pets']

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
      <PartySteppers lodging={lodging} />
    </Popover>
  )
}

function PartySteppers({ lodging: { pricePlan } }: { lodging: LodgingPage }) {
  const { choice, chooseParty } = useStayChoice()
  const { texts } = useStayTexts()
  const { party } = choice
  const { maxPersons, maxPets } = pricePlan
  const isFull = countedPersons(party) >= maxPersons
  return (
    <div className="party">
      {rows
        .filter((key) => key !== 'pets' || maxPets > 0)
        .map((key) => (
          <div className="party__row" key={key}>
            <span aria-hidden="true">{texts.party.rows[key].label}</span>
            <Stepper
              {...texts.party.rows[key]}
              value={party[key]}
              min={key === 'adults' ? 1 : 0}
              max={mostOf(key, party, pricePlan)}
              onChange={(count) => chooseParty({ ...party, [key]: count })}
            />
          </div>
        ))}
      <p className="small muted" role="status">
        {isFull ? <b>{texts.party.full} </b> : null}
        {texts.party.limit(maxPersons)} {maxPets > 0 ? texts.party.petLimit(maxPets) : texts.party.noPets}
      </p>
    </div>
  )
}

/** As many as the beds allow beside the others; who came with a link for more may only go down. */
function mostOf(key: PartyKey, party: Party, { maxPersons, maxPets }: LodgingPage['pricePlan']): number {
  if (key === 'pets') return maxPets
  const others = countedPersons({ ...party, [key]: 0 })
  const free = Math.max(0, maxPersons - others)
  return key === 'infants' ? free + 1 : free
}
