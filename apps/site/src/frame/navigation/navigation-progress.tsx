import { PageLoading, usePageLoading } from '@marram/ui/page-loading'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'

/** The bar at the top of the window while the next page is on its way. */
export function NavigationProgress() {
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
