import { type ComponentType, useEffect, useState } from 'react'
import { loadStyles } from '../../kit/load-styles.ts'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import { useStore } from '../../kit/store.ts'
import finderStyles from '../../search/finder/finder.css?url'
import type { FinderDialogProps } from '../../search/finder/finder-dialog.tsx'
import { closeFinder, finder } from './finder-state.ts'
import { useRouteChange } from './use-popover-state.ts'

/** The search over the whole site, fetched when a guest first asks for it. Going to another page closes it. */
export function GlobalSearch({ searchPage }: { searchPage: string }) {
  const { scope } = usePageContext()
  const { isShown } = useStore(finder)
  const [Dialog, setDialog] = useState<ComponentType<FinderDialogProps>>()
  useRouteChange(closeFinder)
  useEffect(() => {
    if (!isShown || Dialog) return
    loadDialog(scope).then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => {
        logWarning('The search over the whole site could not be loaded.', error)
        closeFinder()
        // The search page needs nothing of this, and finds houses by the same words.
        window.location.assign(searchPage)
      },
    )
  }, [isShown, Dialog, scope, searchPage])
  return isShown && Dialog ? <Dialog searchPage={searchPage} /> : null
}

async function loadDialog({ edition }: SiteScope): Promise<ComponentType<FinderDialogProps>> {
  const [{ FinderDialog }] = await Promise.all([
    import('../../search/finder/finder-dialog.tsx'),
    ensurePageMessages(edition, 'finder', 'search'),
    loadStyles(finderStyles),
  ])
  return FinderDialog
}
