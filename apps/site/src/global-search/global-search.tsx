import finderStyles from '@marram/ui/styles/parts/finder.css?url'
import { type ComponentType, useEffect, useState } from 'react'
import { loadStyles } from '../layout/load-styles.ts'
import { useRouteChange } from '../layout/use-popover-state.ts'
import { usePageContext } from '../scope/page-context.ts'
import { ensurePageMessages } from '../scope/page-messages.ts'
import type { SiteScope } from '../scope/site-scope.ts'
import { logWarning } from '../state/log.ts'
import { useStore } from '../state/store.ts'
import type { FinderDialogProps } from './finder-dialog.tsx'
import { closeFinder, finder } from './finder-state.ts'

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
    import('./finder-dialog.tsx'),
    ensurePageMessages(edition, 'finder', 'search'),
    loadStyles(finderStyles),
  ])
  return FinderDialog
}
