import { Button } from '@marram/ui/button'
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
