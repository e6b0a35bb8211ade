import { Button } from '@marram/ui/button'
import { type RefObject, useEffect } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { useHydrated } from '../kit/use-hydrated.ts'

export type MapState = 'picture' | 'opening' | 'open' | 'failed'

/** The way from the picture to the map that moves; without script there is none, and the picture says it all. */
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

/** As much of the connection as some browsers tell. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** About 400 KB come with a map that moves: not for those who save, and not over a slow line. */
export function isGenerous(connection: Connection | undefined): boolean {
  if (connection === undefined) return true
  return connection.saveData !== true && (connection.effectiveType ?? '4g') === '4g'
}

/** Opens what is about to be seen, where the visitor's connection allows it. */
export function useOpenInView(element: RefObject<Element | null>, mayOpen: boolean, open: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; a newer function would open the same
  useEffect(() => {
    const { connection }: { connection?: Connection } = Object(navigator)
    const watched = element.current
    if (!watched || !mayOpen || !isGenerous(connection)) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      open()
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, mayOpen])
}
