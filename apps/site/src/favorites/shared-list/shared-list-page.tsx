import type { SharedListView } from '@marram/contract/favorites/shared-list-view'
import { addDays } from '@marram/domain/iso-day'
import { presentStayQuery } from '@marram/domain/stay-query'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Panel } from '@marram/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { PageFrame } from '../../frame/page-frame.tsx'
import { carriedStay } from '../../kit/carried-stay.ts'
import { PriceTerms } from '../../kit/lodging-card/lodging-card.tsx'
import { PageStyles } from '../../kit/page-styles.tsx'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { usePartyText } from '../card-offer.ts'
import { favoriteLodgingsQuery } from '../lodgings-query.ts'
import type { SharedListData } from './load-shared-list.ts'
import { OwnerPanel } from './owner-panel.tsx'
import { InvitePanel, JoinPanel, PeoplePanel } from './people-panels.tsx'
import { Ranking } from './ranking.tsx'
import { useRemembered } from './remembered-lists.tsx'
import styles from './shared-list.css?url'
import { SharedLodging } from './shared-lodging.tsx'
import { SharedListProvider, useLiveList, useSharedList } from './use-shared-list.ts'

/** Prices and free dates may change while the group decides. */
const pricesStaleMs = 60_000

/** The page on which a group decides on a house; anyone with the URL can open it. */
export function SharedListPage() {
  const { visit, token, today }: SharedListData = useLoaderData({ strict: false })
  const { edition } = usePageContext().scope
  const path = buildPath(edition, { kind: 'shared-list', token })
  const { list, missing = 'unknown', refused = null } = visit
  return (
    // The URL gives access to the list: third-party scripts, which could read it, are left out.
    <PageFrame scripts={[]}>
      <PageStyles href={styles} />
      <div className="wrap together">
        {list === null ? (
          <Missing missing={missing} />
        ) : (
          <LiveList path={path} first={list} refused={refused} today={today} />
        )}
      </div>
    </PageFrame>
  )
}

function Missing({ missing }: { readonly missing: 'unknown' | 'too-many' | 'outage' }) {
  const { missing: texts } = usePageMessages('together')
  const { edition } = usePageContext().scope
  return (
    <Panel className="stack together__missing">
      <h1>{texts[missing].title}</h1>
      <p>{texts[missing].text}</p>
      <div>
        <Button href={buildPath(edition, { kind: 'favorites' })}>{texts.favorites}</Button>
      </div>
    </Panel>
  )
}

type LiveListProps = {
  readonly path: string
  readonly first: SharedListView
  readonly refused: Parameters<typeof useLiveList>[2]
  readonly today: string
}

function LiveList({ path, first, refused, today }: LiveListProps) {
  const shared = useLiveList(path, first, refused)
  const { list } = shared
  const isOpen = list.state === 'open'
  const isFresh = list.you?.isOwner === true && list.people.length === 1
  useCarriedStay(list)
  useRemembered(path, list)
  return (
    <SharedListProvider value={shared}>
      <header className="together__head" {...(isOpen && { 'data-wakes': 'stayed' })}>
        <h1>{list.title}</h1>
        <StayLine />
        <StateLine />
      </header>
      <div className="together__side">
        {isFresh && isOpen ? <InvitePanel /> : null}
        {isOpen && list.you === null ? <JoinPanel /> : null}
        <Part>
          <Ranking />
        </Part>
      </div>
      <Part>
        <Lodgings />
      </Part>
      <div className="together__more">
        <PeoplePanel />
        {isFresh && isOpen ? null : <InvitePanel />}
        {list.you?.isOwner ? <OwnerPanel today={today} /> : null}
      </div>
    </SharedListProvider>
  )
}

function Part({ children }: { readonly children: ReactNode }) {
  return <PartBoundary>{children}</PartBoundary>
}

/** Links to house pages carry the stay of the list. */
function useCarriedStay({ stay }: SharedListView): void {
  const query = stay === null ? '' : presentStayQuery('', stay)
  useEffect(() => {
    carriedStay.set(query)
    return () => carriedStay.set('')
  }, [query])
}

function StayLine() {
  const { stay } = useSharedList().list
  const { stay: texts } = usePageMessages('favorites')
  const { edition } = usePageContext().scope
  const partyText = usePartyText()
  if (stay === null) return <p className="lead">{texts.withoutDates}</p>
  const dates = formatFor(edition).dayRange(stay.arrival, addDays(stay.arrival, stay.duration))
  return <p className="lead">{texts.summary(dates, partyText(stay))}</p>
}

function StateLine() {
  const { state, endsOn, readableUntil } = useSharedList().list
  const { state: texts } = usePageMessages('together')
  const format = formatFor(usePageContext().scope.edition)
  if (state === 'open') return <p className="muted">{texts.open(format.day(endsOn, 'long'))}</p>
  return (
    <Notice kind="sand">
      {texts.ended(format.day(endsOn, 'long'))} {texts.deleted(format.day(readableUntil, 'long'))}
    </Notice>
  )
}

function Lodgings() {
  const { list } = useSharedList()
  const { scope } = usePageContext()
  const { failed, retry } = usePageMessages('favorites')
  const { data, isError, refetch } = useQuery({
    ...favoriteLodgingsQuery(scope, list.lodgingIds, list.stay),
    staleTime: pricesStaleMs,
  })
  return (
    <div className="stack together__houses">
      {isError ? (
        <Notice kind="error" announce>
          <p>{failed}</p>
          <Button onClick={() => void refetch()}>{retry}</Button>
        </Notice>
      ) : null}
      {list.lodgingIds.map((id) => (
        <SharedLodging
          key={id}
          lodgingId={id}
          lodging={data?.cards.find((card) => card.id === id) ?? null}
          name={data?.places.find((place) => place.id === id)?.name ?? null}
          isKnown={data !== undefined}
        />
      ))}
      <PriceTerms />
    </div>
  )
}
