import { PageLoading, usePageLoading } from '@marram/ui/page-loading'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ForceTabsContext } from '../kit/scope/force-tabs.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { PageCounter } from './counting/page-counter.tsx'
import { useEditorTools } from './editor/use-editor-tools.ts'
import { useFrame } from './frame-queries.ts'
import { useLinkNavigation } from './navigation/use-link-navigation.ts'

/** What stands around every page. */
export function Root() {
  useLinkNavigation()
  const EditorTools = useEditorTools()
  const { forceTabs } = useFrame().settings
  return (
    <ForceTabsContext value={forceTabs}>
      <NavigationProgress />
      <Outlet />
      {EditorTools ? <EditorTools /> : null}
      <PageCounter />
    </ForceTabsContext>
  )
}

/** The bar at the top of the window while the next page is on its way. */
function NavigationProgress() {
  const router = useRouter()
  const { messages } = usePageContext()
  const { state, start, finish } = usePageLoading()
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) start()
      }),
      router.subscribe('onResolved', finish),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [router, start, finish])
  return <PageLoading state={state} label={messages.ui.loading} />
}
