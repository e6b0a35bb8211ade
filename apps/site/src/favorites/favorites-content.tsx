import type { Favorites } from '@marram/domain/favorites'
import { Button } from '@marram/ui/button'
import { Icon } from '@marram/ui/icon'
import { Notice } from '@marram/ui/notice'
import type { Toaster } from '@marram/ui/toasts/toaster.ts'
import { useEffect, useRef, useState } from 'react'
import { dropFavorite } from '../kit/favorites/favorites-list.ts'
import { useFavorites } from '../kit/favorites/use-favorites.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { logWarning } from '../kit/log.ts'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages, usePageMessages } from '../kit/scope/page-messages.ts'
import { CompareBar } from './compare-bar.tsx'
import { setCompared } from './comparison.ts'
import { type FavoritesView, useFavoritesAddress, useStayOfGuest } from './favorites-address.ts'
import { FavoritesList } from './favorites-list.tsx'
import { LodgingListSkeleton } from './lodging-list.tsx'
import { comparisonTitleId, ViewSwitch } from './lodging-views.tsx'
import { useIsOnline, useOfflineCopy } from './offline/use-offline-copy.ts'
import { MailList, SharedNotice, ShareList } from './share-list.tsx'
import { StayForm } from './stay-form.tsx'

const CreateList = lazyPart(async () => (await import('./shared-list/create-list.tsx')).CreateList)

/** Shows the guest's own list, or a shared one. */
export function FavoritesContent({ toaster }: { toaster: Toaster }) {
  const own = useFavorites()
  if (!own.isKnown) return <LodgingListSkeleton />
  return <KnownFavorites toaster={toaster} own={own.ids} />
}

function KnownFavorites({ toaster, own }: { toaster: Toaster; own: Favorites }) {
  const texts = usePageMessages('favorites')
  const { address, path, change } = useFavoritesAddress()
  useStayOfGuest(address, (stay) => change({ stay }))
  const isOnline = useIsOnline()
  useOfflineCopy(own.length)
  const together = useTogether()
  const comparison = useComparisonAtTop(address.view, () => change({ view: 'compare' }))
  const shared = Array.isArray(address.shared) ? address.shared : null
  const ids = shared ?? own
  const damaged = address.shared === 'damaged' ? <Notice kind="error">{texts.share.damaged}</Notice> : null
  const onKept = (): void => {
    toaster.show({ text: texts.share.kept, icon: 'heart' })
    change({ shared: null })
  }
  const onRemove = (lodgingId: number, name: string): void => {
    const undo = dropFavorite(lodgingId)
    setCompared(lodgingId, false)
    toaster.show({ text: texts.removed(name), action: { label: texts.undo, onPress: undo }, durationMs: 10_000 })
  }
  if (ids.length === 0) return <Empty>{damaged}</Empty>
  return (
    <div className="stack">
      {isOnline ? null : <Notice kind="sand">{texts.offline}</Notice>}
      {damaged}
      {shared ? (
        <PartBoundary apart>
          <SharedNotice shared={shared} onKept={onKept} ownPath={path} />
        </PartBoundary>
      ) : null}
      <PartBoundary apart>
        <StayForm stay={address.stay} onStay={(stay) => change({ stay })} />
      </PartBoundary>
      <div className="row row--between no-print">
        <PartBoundary apart>
          <ViewSwitch view={address.view} onView={(view) => change({ view })} />
        </PartBoundary>
        <div className="row">
          {shared === null ? (
            <PartBoundary apart>
              <MailList ids={ids.toReversed()} stay={address.stay} toaster={toaster} />
            </PartBoundary>
          ) : null}
          <Button colour="Text" size="small" icon="users" aria-expanded={together.isOpen} onClick={together.toggle}>
            {texts.together}
          </Button>
          <PartBoundary apart>
            <ShareList ids={ids} stay={address.stay} toaster={toaster} />
          </PartBoundary>
          <Button className="favorites__print" colour="Text" size="small" icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </div>
      {together.isOpen ? (
        <PartBoundary apart>
          <CreateList ids={ids.toReversed()} stay={address.stay} onClose={together.toggle} />
        </PartBoundary>
      ) : null}
      <PartBoundary key={address.view} apart>
        <FavoritesList ids={ids.toReversed()} address={address} {...(shared === null && { onRemove })} />
      </PartBoundary>
      {address.view === 'compare' ? null : (
        <PartBoundary apart>
          <CompareBar ids={ids} onCompare={comparison.open} />
        </PartBoundary>
      )}
    </div>
  )
}

/** Opened from the foot of a long list, the comparison begins above the window: its heading takes the focus. */
function useComparisonAtTop(view: FavoritesView, show: () => void) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (view !== 'compare' || !isWanted.current) return
    isWanted.current = false
    document.getElementById(comparisonTitleId)?.focus()
  }, [view])
  const open = (): void => {
    isWanted.current = true
    show()
  }
  return { open }
}

/** The form that creates a list for others to vote on; its texts and script load when it opens. */
function useTogether() {
  const { edition } = usePageContext().scope
  const [isOpen, setOpen] = useState(false)
  const open = (): void =>
    void ensurePageMessages(edition, 'together').then(
      () => setOpen(true),
      (error: unknown) => logWarning('The texts of the form could not be loaded.', error),
    )
  return { isOpen, toggle: isOpen ? () => setOpen(false) : open }
}

function Empty({ children }: { children: React.ReactNode }) {
  const { empty } = usePageMessages('favorites')
  return (
    <div className="stack">
      {children}
      <section className="panel favorites__empty" aria-labelledby="empty-title">
        <Icon name="heart" size="large" />
        <h2 id="empty-title">{empty.title}</h2>
        <p>{empty.text}</p>
        <Button colour="Primary" href="/">
          {empty.button}
        </Button>
      </section>
    </div>
  )
}
