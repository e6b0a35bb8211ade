import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import type { BookingChoice } from '@marram/domain/booking/choice'
import { countedPersons, type Party } from '@marram/domain/party'
import { Panel } from '@marram/ui/panel'
import { Stepper } from '@marram/ui/stepper'
import { useBookingTexts } from './booking-texts.ts'

type PartyProps = {
  readonly choice: BookingChoice
  readonly choose: (part: Partial<BookingChoice>) => void
  readonly flow: BookingFlowData
}

const rows: readonly (keyof Party)[] = ['adults', 'children', 'infants', 'pets']

export function StayParty({ choice, choose, flow: { lodging } }: PartyProps) {
  const { texts, stayTexts } = useBookingTexts()
  const { party } = choice
  const { maxPersons, maxPets } = lodging
  return (
    <Panel aria-labelledby="party">
      <h2 id="party">{texts.stay.who}</h2>
      <p className="small muted" role="status">
        {countedPersons(party) >= maxPersons ? <b>{stayTexts.party.full} </b> : null}
        {stayTexts.party.limit(maxPersons)} {maxPets > 0 ? stayTexts.party.petLimit(maxPets) : null}
      </p>
      <div className="party">
        {rows.map((key) =>
          key === 'pets' && maxPets === 0 && party.pets === 0 ? (
            // Hidden but rendered, to keep the grid complete.
            <div className="party__row" key={key}>
              <span>
                <b>{stayTexts.party.rows.pets.label}</b>
                <span className="small muted">{stayTexts.party.noPets}</span>
              </span>
            </div>
          ) : (
            <div className="party__row" key={key}>
              <span aria-hidden="true">
                <b>{key === 'infants' ? texts.stay.babies : stayTexts.party.rows[key].label}</b>
                <span className="small muted">{key === 'pets' ? texts.stay.petsFree : texts.stay.ages[key]}</span>
              </span>
              <Stepper
                {...stayTexts.party.rows[key]}
                name={key}
                value={party[key]}
                min={key === 'adults' ? 1 : 0}
                max={maxOf(key, party, lodging)}
                onChange={(count) => choose({ party: { ...party, [key]: count } })}
              />
            </div>
          ),
        )}
      </div>
    </Panel>
  )
}

type Limits = Pick<BookingFlowData['lodging'], 'maxPersons' | 'maxPets'>

/** Limited by the free beds; a guest whose link has a larger party can only reduce it. */
function maxOf(key: keyof Party, party: Party, { maxPersons, maxPets }: Limits): number {
  if (key === 'pets') return Math.max(maxPets, party.pets)
  const free = Math.max(0, maxPersons - countedPersons({ ...party, [key]: 0 }))
  const max = key === 'infants' ? free + 1 : free
  return Math.max(max, party[key])
}
