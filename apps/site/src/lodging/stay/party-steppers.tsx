import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { countedPersons, type Party } from '@marram/domain/party'
import { Stepper } from '@marram/ui/stepper'
import { useStayChoice } from './stay-choice-provider.tsx'
import { useStayTexts } from './stay-texts.ts'

type PartyKey = keyof Party
const rows: readonly PartyKey[] = ['adults', 'children', 'infants', 'pets']

export function PartySteppers({ lodging: { pricePlan } }: { lodging: LodgingPage }) {
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
              max={maxOf(key, party, pricePlan)}
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

/** Limited by the free beds; a guest whose link has a larger party can only reduce it. */
function maxOf(key: PartyKey, party: Party, { maxPersons, maxPets }: LodgingPage['pricePlan']): number {
  if (key === 'pets') return maxPets
  const others = countedPersons({ ...party, [key]: 0 })
  const free = Math.max(0, maxPersons - others)
  return key === 'infants' ? free + 1 : free
}
