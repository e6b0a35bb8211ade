import { PageLoading, usePageLoading } from '@marram/ui/page-loading'
import { Tooltip } from '@marram/ui/tooltip'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PartBoundary } from '../kit/part-boundary.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { PageCounter } from './counting/page-counter.tsx'
import { useEditorTools } from './editor/use-editor-tools.ts'
import { windowArrival } from './navigation/arrival.ts'

/**
 * Parts around every page that are idle until the guest acts. At the end of the body, because inserting nodes earlier
 * recalculates the style of the whole page.
 */
export function LateParts() {
  const EditorTools = useEditorTools()
  return createPortal(
    <>
      <NavigationProgress />
      <PageArrival />
      {EditorTools ? (
        <PartBoundary apart>
          <EditorTools />
        </PartBoundary>
      ) : null}
      <PartBoundary apart>
        <PageCounter />
      </PartBoundary>
      <PartBoundary apart>
        <Tooltip />
      </PartBoundary>
    </>,
    document.body,
  )
}

/** True if the error page is shown. A missing page is a valid reply, not a failure. */
export function hasFailed(matches: readonly { readonly status: string }[]): boolean {
  return matches.some(({ status }) => status === 'error')
}

/** The loading bar at the top of the window. */
function NavigationProgress() {
  const router = useRouter()
  const { messages } = usePageContext()
  const { state, start, finish, fail } = usePageLoading()
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) start()
      }),
      router.subscribe('onResolved', () => {
        if (hasFailed(router.state.matches)) fail()
        else finish()
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [router, start, finish, fail])
  return <PageLoading state={state} label={messages.ui.loading} />
}

/** Announces client-side navigations to screen readers. */
function PageArrival() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const arrival = windowArrival(setTitle)
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && arrival.leave()),
      // The browser itself announces a page that it has loaded.
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) arrival.arrive()
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [router])
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
