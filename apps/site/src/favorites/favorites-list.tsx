import type { LodgingCard, LodgingPlace } from '@marram/contract/broker/lodging/shapes'
import type { Favorites } from '@marram/domain/favorites'
import { addDays } from '@marram/domain/iso-day'
import type { RequestedStay } from '@marram/domain/stay'
import { formatFor } from '@marram/i18n/format'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { usePartyText } from './card-offer.ts'
import type { FavoritesAddress } from './favorites-address.ts'
import { LodgingListSkeleton } from './lodging-list.tsx'
import { LodgingViews } from './lodging-views.tsx'
import { favoriteLodgingsQuery } from './lodgings-query.ts'

type FavoritesListProps = {
  /** Newest first. */
  readonly ids: Favorites
  readonly address: FavoritesAddress
  readonly onRemove?: (lodgingId: number, name: string) => void
}

/** The houses themselves, loaded once the list is known. */
export function FavoritesList({ ids, address, onRemove }: FavoritesListProps) {
  const texts = usePageMessages('favorites')
  const { scope, messages } = usePageContext()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    favoriteLodgingsQuery(scope, useAllIds(ids), address.stay),
  )
  const remove = onRemove && removeAndFocus(onRemove, heading)
  if (isError)
    return (
      <Notice kind="error" announce>
        <p>{texts.failed}</p>
        <Button onClick={() => void refetch()}>{texts.retry}</Button>
      </Notice>
    )
  if (!data) return <LodgingListSkeleton />
  const cards = ids.flatMap((id) => data.cards.filter((card) => card.id === id))
  const gone = ids.filter((id) => !data.cards.some((card) => card.id === id))
  return (
    <div className="stack favorites__houses" aria-busy={isPlaceholderData}>
      <h2 className="minor" ref={heading} tabIndex={-1}>
        {onRemove ? texts.count(ids.length) : messages.lodging.houses(ids.length)}
      </h2>
      <Summary cards={cards} stay={address.stay} />
      <LodgingViews
        houses={{ cards, places: data.places }}
        address={address}
        {...(remove && { onRemove: ({ id, name }: LodgingCard) => remove(id, name.toUpperCase()) })}
      />
      {isPlaceholderData ? null : (
        <GoneLodgings ids={gone} places={data.places} {...(remove && { onRemove: remove })} />
      )}
    </div>
  )
}

/** All houses on the list since the page opened: removing one must not reload the others. */
function useAllIds(ids: Favorites): Favorites {
  const [every, setEvery] = useState(ids)
  const added = ids.filter((id) => !every.includes(id))
  if (added.length > 0) setEvery([...added, ...every])
  return every
}

/** Removing a house removes its focused button, and the focus would return to the top of the page. */
function removeAndFocus(
  onRemove: (lodgingId: number, name: string) => void,
  heading: RefObject<HTMLHeadingElement | null>,
) {
  return (lodgingId: number, name: string): void => {
    onRemove(lodgingId, name)
    heading.current?.focus({ preventScroll: true })
  }
}

function Summary({ cards, stay }: { cards: readonly LodgingCard[]; stay: RequestedStay | null }) {
  const { stay: texts } = usePageMessages('favorites')
  const { scope } = usePageContext()
  const partyText = usePartyText()
  if (stay === null) return <p className="muted">{texts.withoutDates}</p>
  const dates = formatFor(scope.edition).dayRange(stay.arrival, addDays(stay.arrival, stay.duration))
  const free = cards.filter(({ option }) => option !== null).length
  return (
    <p className="muted" role="status">
      {texts.summary(dates, partyText(stay))} {texts.free(free, cards.length)}
    </p>
  )
}

type GoneLodgingsProps = {
  readonly ids: readonly number[]
  readonly places: readonly LodgingPlace[]
  readonly onRemove?: (lodgingId: number, name: string) => void
}

/** Houses of the list that are no longer let, each with its former number. */
function GoneLodgings({ ids, places, onRemove }: GoneLodgingsProps) {
  const { gone } = usePageMessages('favorites')
  if (ids.length === 0) return null
  const nameOf = (id: number): string => places.find((place) => place.id === id)?.name.toUpperCase() ?? String(id)
  return (
    <section className="panel panel--flat gone" aria-labelledby="gone-title">
      <h2 className="minor" id="gone-title">
        {gone.title}
      </h2>
      <p className="small muted">{gone.text}</p>
      <ul className="gone__list">
        {ids.map((id) => (
          <li key={id}>
            <span className="gone__name">{gone.house(nameOf(id))}</span>
            {onRemove ? (
              <Button
                colour="Text"
                size="small"
                icon="trash"
                aria-label={gone.removeHouse(nameOf(id))}
                onClick={() => onRemove(id, nameOf(id))}
              >
                {gone.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
