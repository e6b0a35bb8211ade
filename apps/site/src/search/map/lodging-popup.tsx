import type { Criteria } from '@marram/domain/criteria/criterion'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { searchedStay } from '@marram/domain/search-request/searched-stay'
import type { MapMessages } from '@marram/i18n/messages/map/en'
import { IconButton } from '@marram/ui/icon-button'
import { Picture } from '@marram/ui/picture'
import { Rating } from '@marram/ui/rating-stars'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Heart } from '../../kit/favorites/heart.tsx'
import { presentCard } from '../../kit/lodging-card/present-card.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import type { MapPoint } from '../../map/map-view.ts'
import { cardStay } from '../card-stay.ts'
import { questionOf } from '../search-queries.ts'
import { useSearchScope } from '../search-scope.tsx'
import { noteVisitedLodging } from './visited-lodgings.ts'

type LodgingPopupProps = {
  point: MapPoint
  criteria: Criteria
  texts: Pick<MapMessages, 'show' | 'close'>
  onClose: () => void
}

/**
 * The selected house at the foot of the map, where no edge clips it. Escape closes it and restores the focus. The card
 * itself takes the focus: browsers would draw a ring around its link even after a mouse press.
 */
export function LodgingPopup({ point, criteria, texts, onClose }: LodgingPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const card = useMapCard(point.id, criteria)
  useEffect(() => noteVisitedLodging(point.id), [point.id])
  useEffect(() => {
    const before = document.activeElement
    popup.current?.focus({ preventScroll: true })
    popup.current?.scrollIntoView({ block: 'nearest' })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      ref={popup}
      className="map-house house-popup"
      role="dialog"
      tabIndex={-1}
      aria-label={card?.title ?? point.title}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <MapCard point={point} card={card} show={texts.show} />
      <IconButton className="house-popup__close" icon="x" label={texts.close} onClick={onClose} />
    </div>
  )
}

type MapCardProps = { point: MapPoint; card: ReturnType<typeof useMapCard>; show: string }

/** A house in few lines. */
export function MapCard({ point, card, show }: MapCardProps) {
  const [picture] = card?.pictures ?? []
  return (
    <>
      <div className="map-house__picture">{picture ? <Picture {...picture} /> : null}</div>
      {card ? (
        <div className="card__heart">
          <Heart lodgingId={point.id} name={card.number} />
        </div>
      ) : null}
      <div className="map-house__text">
        <p className="map-house__place small">
          {card ? `${card.place} · ${card.number}` : point.title}
          {card?.rating ? <Rating {...card.rating} /> : null}
        </p>
        <a className="map-house__title" href={card?.href ?? point.href}>
          {card?.title ?? show}
        </a>
        <p className="small map-house__facts">{card?.facts.join(' · ')}</p>
        {card?.price ? <p className="small">{card.price.stay.dates}</p> : null}
        <p className="map-house__price">
          <strong className="num">{card?.price?.total ?? point.label}</strong>{' '}
          <span className="small">{card?.price?.stay.nights}</span>{' '}
          {card?.price?.saving ? <span className="small map-house__saving">{card.price.saving}</span> : null}
        </p>
      </div>
    </>
  )
}

/** Takes the card from the list if it is there, else from the broker. */
export function useMapCard(id: number, criteria: Criteria) {
  const { scope, messages } = usePageContext()
  const { page } = usePageMessages('search')
  const { result, state } = useSearchScope()
  const search = { ...emptySearch, criteria }
  const { data } = useQuery({
    queryKey: ['search-house', scope.edition, id, questionOf(search)],
    queryFn: async () => {
      const known = result.get().cards.find((card) => card.id === id)
      if (known) return known
      const lan = editionByKey(scope.edition).languageId
      const [card] = await scope.services.broker.searchLodgings({
        lan,
        ids: [id],
        stay: searchedStay(search, new Date()),
      })
      return card ?? null
    },
  })
  return data
    ? presentCard(data, scope.edition, messages, cardStay(data, { criteria, children: state.get().children }, page))
    : null
}
