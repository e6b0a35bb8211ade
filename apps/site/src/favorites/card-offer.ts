import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import type { BrokerBookingOption } from '@marram/contract/broker/shapes'
import { countedPersons } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { presentStayQuery } from '@marram/domain/stay-query'
import type { FavoritesMessages } from '@marram/i18n/messages/favorites/en'
import { useQuery } from '@tanstack/react-query'
import type { CardStay } from '../kit/lodging-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { type NearestOffer, nearestOptionQuery } from './lodgings-query.ts'

/*
 * Texts of a card about a stay. Separate from the list with its hearts, notes and comparison, which a shared list does
 * not need.
 */

/**
 * The price of the stay, or the nearest available one with the reason; only searches other days for a stay with dates.
 */
export function useOffer(lodging: LodgingCardData, stay: RequestedStay | null) {
  const { scope, queryClient, messages } = usePageContext()
  const { card } = usePageMessages('favorites')
  const isTooSmall = stay !== null && countedPersons(stay.party) > lodging.maxPersons
  const isRefused = stay !== null && lodging.option === null
  const isHydrated = useHydrated()
  const { data, isPending } = useQuery({
    ...nearestOptionQuery(scope, queryClient, lodging.name.toLowerCase(), stay),
    enabled: isRefused && !isTooSmall,
  })
  // Nothing searches without script.
  const searching = isHydrated ? card.searching : ''
  if (stay === null) return { shown: lodging, notice: lodging.option === null ? card.soldOut : null, isTaken: false }
  if (!isRefused) return { shown: lodging, notice: null, isTaken: false }
  if (isTooSmall) {
    return { shown: lodging, notice: card.tooSmall(messages.lodging.persons(lodging.maxPersons)), isTaken: false }
  }
  if (data?.refusal === 'too-many-pets') {
    return { shown: lodging, notice: card.tooManyPets(stay.party.pets), isTaken: false }
  }
  const shown = { ...lodging, option: data?.option ?? null, energyEstimate: data?.energyEstimate ?? null }
  const nearest = isPending ? searching : nearestText(data, card)
  return { shown, notice: `${messages.lodging.notFree} ${nearest}`.trim(), isTaken: true }
}

/** A failed search is not reported. */
function nearestText(nearest: NearestOffer | undefined, card: FavoritesMessages['card']): string {
  if (!nearest) return ''
  return nearest.option ? card.nearest : card.noneNear
}

/** Describes the party in words. */
export function usePartyText(): (stay: RequestedStay) => string {
  const { lodging } = usePageContext().messages
  const { stay: texts } = usePageMessages('favorites')
  return ({ party }) => texts.party(lodging.persons(countedPersons(party)), party.pets)
}

/** Text and query of the stay on a card; of the shown option, if it differs from the requested one. */
export function useCardStay(stay: RequestedStay | null, option: BrokerBookingOption | null): CardStay | undefined {
  return useCardStays(stay)(option)
}

/** The same for a list of houses. */
export function useCardStays(stay: RequestedStay | null): (option: BrokerBookingOption | null) => CardStay | undefined {
  const partyText = usePartyText()
  return (option) => {
    if (stay === null) return undefined
    const query = presentStayQuery('', {
      ...stay,
      ...(option && { arrival: option.arrival, duration: option.duration }),
    })
    return { party: partyText(stay), query }
  }
}
