import { Button } from '@marram/ui/button'
import { type RefObject, useEffect } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { useHydrated } from '../kit/use-hydrated.ts'

export type MapState = 'picture' | 'opening' | 'open' | 'failed'

/** The button that opens the interactive map; without script the picture stands alone. */
export function MapOpener({ state, onOpen }: { state: MapState; onOpen: () => void }) {
  const { map } = usePageContext().messages
  if (!useHydrated() || state === 'open') return null
  if (state === 'failed') {
    return (
      <p className="map__note" role="status">
        {map.failed}
      </p>
    )
  }
  return (
    <Button
      className="map__open"
      colour="White"
      size="small"
      icon="map"
      aria-disabled={state === 'opening'}
      onClick={state === 'opening' ? undefined : onOpen}
    >
      {state === 'opening' ? map.opening : map.open}
    </Button>
  )
}

/** The connection data that some browsers provide. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** The interactive map is about 400 KB: not loaded with data saving, or over a slow connection. */
export function isGenerous(connection: Connection | undefined): boolean {
  if (connection === undefined) return true
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g'
}

/** Only in a browser: the answer depends on the visitor's connection. */
export function opensByItself(): boolean {
  const { connection }: { connection?: Connection } = Object(navigator)
  return isGenerous(connection)
}

/** Opens a map that is about to be visible, if the visitor's connection allows it. */
export function useOpenInView(element: RefObject<Element | null>, mayOpen: boolean, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; a newer function would open the same
  useEffect(() => {
    const watched = element.current
    if (!watched || !mayOpen || !opensByItself()) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      open()
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, mayOpen])
}
