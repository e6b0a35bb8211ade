import type { BrokerBookingOption } from '@marram/contract/broker/shapes'
import { countedPersons } from '@marram/domain/party'
import type { CardStay } from '../kit/house-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { type StayWish, stayQuery } from './favorites-address.ts'

/** Who travels, in words. */
export function usePartyText(): (stay: StayWish) => string {
  const { lodging } = usePageContext().messages
  const { stay: texts } = usePageMessages('favorites')
  return ({ party }) => texts.party(lodging.persons(countedPersons(party)), party.pets)
}

/** What a card says and passes on about the stay; of the option that is shown, where it is another one than wished. */
export function useCardStay(stay: StayWish | null, option: BrokerBookingOption | null): CardStay | undefined {
  const partyText = usePartyText()
  if (stay === null) return undefined
  const query = stayQuery({ ...stay, ...(option && { arrival: option.arrival, duration: option.duration }) })
  return { party: partyText(stay), query }
}
