import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import type { BrokerBookingOption } from '@marram/contract/broker/shapes'
import { countedPersons } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import { presentStayQuery } from '@marram/domain/stay-query'
import type { Messages } from '@marram/i18n/messages/en'
import type { FavoritesMessages } from '@marram/i18n/messages/favorites/en'
import { useQuery } from '@tanstack/react-query'
import type { CardStay } from '../kit/lodging-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { type NearestOffer, nearestOptionQuery, nearestOptionsQuery } from './lodgings-query.ts'

/*
 * Texts of a card about a stay. Separate from the list with its hearts, notes and comparison, which a shared list does
 * not need.
 */

/** A card with the stay that it offers. */
export type CardOffer = {
  readonly shown: LodgingCardData
  readonly notice: string | null
  /** Only then does the nearest available stay matter. */
  readonly isTaken: boolean
}

type OfferTexts = { readonly card: FavoritesMessages['card']; readonly lodging: Messages['lodging'] }

/** The nearest stay that was found; `searching` replaces it while it is looked for. */
type Found = { readonly nearest: NearestOffer | null | undefined; readonly searching: string | null }

/**
 * The price of the stay, or the nearest available one with the reason; only searches other days for a stay with dates.
 */
export function useOffer(lodging: LodgingCardData, stay: RequestedStay | null): CardOffer {
  const { scope, queryClient } = usePageContext()
  const texts = useOfferTexts()
  const { data, isPending } = useQuery({
    ...nearestOptionQuery(scope, queryClient, lodging.name.toLowerCase(), stay),
    enabled: needsOtherDays(lodging, stay),
  })
  return offerOf(lodging, stay, { nearest: data, searching: useSearching(isPending) }, texts)
}

/** The same for houses side by side. */
export function useOffers(houses: readonly LodgingCardData[], stay: RequestedStay | null): readonly CardOffer[] {
  const { scope, queryClient } = usePageContext()
  const texts = useOfferTexts()
  const names = houses.filter((lodging) => needsOtherDays(lodging, stay)).map(({ name }) => name.toLowerCase())
  const { data, isPending } = useQuery(nearestOptionsQuery(scope, queryClient, names, stay))
  const searching = useSearching(isPending)
  return houses.map((lodging) =>
    offerOf(lodging, stay, { nearest: data?.get(lodging.name.toLowerCase()), searching }, texts),
  )
}

function useOfferTexts(): OfferTexts {
  const { card } = usePageMessages('favorites')
  return { card, lodging: usePageContext().messages.lodging }
}

/** Nothing searches without script. */
function useSearching(isPending: boolean): string | null {
  const { card } = usePageMessages('favorites')
  const isHydrated = useHydrated()
  if (!isPending) return null
  return isHydrated ? card.searching : ''
}

const isTooSmall = ({ maxPersons }: LodgingCardData, { party }: RequestedStay): boolean =>
  countedPersons(party) > maxPersons

function needsOtherDays(lodging: LodgingCardData, stay: RequestedStay | null): boolean {
  return stay !== null && lodging.option === null && !isTooSmall(lodging, stay)
}

export function offerOf(
  lodging: LodgingCardData,
  stay: RequestedStay | null,
  { nearest, searching }: Found,
  { card, lodging: words }: OfferTexts,
): CardOffer {
  if (stay === null) return { shown: lodging, notice: lodging.option === null ? card.soldOut : null, isTaken: false }
  if (lodging.option !== null) return { shown: lodging, notice: null, isTaken: false }
  if (isTooSmall(lodging, stay)) {
    return { shown: lodging, notice: card.tooSmall(words.persons(lodging.maxPersons)), isTaken: false }
  }
  if (nearest?.refusal === 'too-many-pets') {
    return { shown: lodging, notice: card.tooManyPets(stay.party.pets), isTaken: false }
  }
  const shown = { ...lodging, option: nearest?.option ?? null, energyEstimate: nearest?.energyEstimate ?? null }
  return { shown, notice: `${words.notFree} ${searching ?? nearestText(nearest, card)}`.trim(), isTaken: true }
}

/** A failed search is not reported. */
function nearestText(nearest: NearestOffer | null | undefined, card: FavoritesMessages['card']): string {
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
