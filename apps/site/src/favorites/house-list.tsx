import type { LodgingCard as LodgingCardData } from '@marram/contract/broker/lodging/shapes'
import type { BrokerBookingOption } from '@marram/contract/broker/shapes'
import { countedPersons } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import type { FavoritesMessages } from '@marram/i18n/messages/favorites/en'
import { Checkbox } from '@marram/ui/checkbox'
import { LodgingCard } from '@marram/ui/lodging-card'
import { LodgingCardSkeleton } from '@marram/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Heart } from '../kit/favorites/heart.tsx'
import { type CardStay, presentCard } from '../kit/house-card/present-card.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { useStore } from '../kit/use-store.ts'
import { FavoriteNote } from './account/favorite-note.tsx'
import { comparedHouses, maxCompared, setCompared } from './comparison.ts'
import { stayQuery } from './favorites-address.ts'
import { type NearestOffer, nearestOptionQuery } from './houses-query.ts'

type HouseListProps = Omit<FavoriteCardProps, 'lodging' | 'highlighted'> & {
  readonly houses: readonly LodgingCardData[]
  readonly highlightedId?: number | null
  readonly onHighlight?: (lodgingId: number | null) => void
}

export function HouseList({ houses, highlightedId = null, onHighlight, ...card }: HouseListProps) {
  return (
    <ul className="house-grid">
      {houses.map((lodging) => (
        <li
          key={lodging.id}
          className="favorite"
          onPointerEnter={() => onHighlight?.(lodging.id)}
          onPointerLeave={() => onHighlight?.(null)}
        >
          <FavoriteCard {...card} lodging={lodging} highlighted={highlightedId === lodging.id} />
        </li>
      ))}
    </ul>
  )
}

/** Holds the place of the list until it is known; the same in everybody's page. */
export function HouseListSkeleton() {
  const { loading } = usePageMessages('favorites')
  return (
    <div className="needs-script" role="status" aria-busy="true">
      <span className="visually-hidden">{loading}</span>
      <div className="favorites__form-place" />
      <div className="house-grid">
        <LodgingCardSkeleton />
        <LodgingCardSkeleton />
        <LodgingCardSkeleton />
      </div>
    </div>
  )
}

type FavoriteCardProps = {
  readonly lodging: LodgingCardData
  readonly stay: RequestedStay | null
  /** Where the list is the guest's own, removing can be undone. */
  readonly onRemove?: (lodging: LodgingCardData) => void
  readonly highlighted?: boolean
}

/** A house of the list: with the price of the stay, or with the nearest one that can be had. */
function FavoriteCard({ lodging, stay, onRemove, highlighted = false }: FavoriteCardProps) {
  const { scope, messages } = usePageContext()
  const { shown, notice } = useOffer(lodging, stay)
  const cardStay = useCardStay(stay, shown.option)
  const removal = onRemove && { onRemove: () => onRemove(lodging) }
  return (
    <>
      <LodgingCard
        {...presentCard(shown, scope.edition, messages, cardStay)}
        highlighted={highlighted}
        notice={notice}
        action={<Heart lodgingId={lodging.id} name={lodging.name} {...removal} />}
      />
      <CompareChoice lodging={lodging} />
      {onRemove ? <FavoriteNote lodgingId={lodging.id} name={lodging.name.toUpperCase()} /> : null}
    </>
  )
}

/** The price of the stay, or the nearest one that can be had with the reason why; other days help where it is one of days. */
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
  // Without script nobody searches.
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

/** Where it could not be found out, nothing is claimed. */
function nearestText(nearest: NearestOffer | undefined, card: FavoritesMessages['card']): string {
  if (!nearest) return ''
  return nearest.option ? card.nearest : card.noneNear
}

function CompareChoice({ lodging: { id, name } }: { lodging: LodgingCardData }) {
  const { card } = usePageMessages('favorites')
  const compared = useStore(comparedHouses)
  const isChosen = compared.includes(id)
  return (
    <Checkbox
      className="favorite__compare"
      label={
        <>
          {card.compare} <span className="visually-hidden">({name.toUpperCase()})</span>
        </>
      }
      checked={isChosen}
      disabled={!isChosen && compared.length >= maxCompared}
      onChange={(event) => setCompared(id, event.currentTarget.checked)}
    />
  )
}

/** Says in words who travels. */
export function usePartyText(): (stay: RequestedStay) => string {
  const { lodging } = usePageContext().messages
  const { stay: texts } = usePageMessages('favorites')
  return ({ party }) => texts.party(lodging.persons(countedPersons(party)), party.pets)
}

/** What a card says and passes on about the stay; of the option that is shown, where it is another one than wished. */
export function useCardStay(stay: RequestedStay | null, option: BrokerBookingOption | null): CardStay | undefined {
  return useCardStays(stay)(option)
}

/** The same for many houses. */
export function useCardStays(stay: RequestedStay | null): (option: BrokerBookingOption | null) => CardStay | undefined {
  const partyText = usePartyText()
  return (option) => {
    if (stay === null) return undefined
    const query = stayQuery({ ...stay, ...(option && { arrival: option.arrival, duration: option.duration }) })
    return { party: partyText(stay), query }
  }
}
