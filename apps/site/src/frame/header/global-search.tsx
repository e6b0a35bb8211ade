import { type ComponentType, useEffect, useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { PartBoundary } from '../../kit/part-boundary.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useStore } from '../../kit/use-store.ts'
import { useFrameParts } from '../frame-parts.ts'
import { loadOwnPage } from '../navigation/use-link-navigation.ts'
import { closeFinder, finder } from './finder-state.ts'
import { useRouteChange } from './use-popover-state.ts'

/** The site-wide search, loaded on first use. Navigation closes it. */
export function GlobalSearch({ searchPage }: { searchPage: string }) {
  const { edition } = usePageContext().scope
  const { loadFinder } = useFrameParts()
  const { isShown } = useStore(finder)
  const [Dialog, setDialog] = useState<ComponentType<{ readonly searchPage: string }>>()
  useRouteChange(closeFinder)
  useEffect(() => {
    if (!isShown || Dialog) return
    loadFinder(edition).then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => {
        logWarning('The site-wide search could not be loaded.', error)
        closeFinder()
        // Falls back to the search page, which needs no script and finds houses by the same words.
        loadOwnPage(searchPage)
      },
    )
  }, [isShown, Dialog, edition, loadFinder, searchPage])
  return isShown && Dialog ? (
    <PartBoundary apart>
      <Dialog searchPage={searchPage} />
    </PartBoundary>
  ) : null
}
