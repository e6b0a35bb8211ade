import { Icon } from '@marram/ui/icon'
import { lazy, Suspense, useState } from 'react'
import { usePageMessages } from '../../kit/scope/page-messages.ts'
import { isOnMap } from '../../map/map-view.ts'
import type { AreaMapProps } from './area-map.tsx'

const AreaMap = lazy(async () => ({ default: (await import('./area-map.tsx')).AreaMap }))

const widest = 384

/** The areas on a picture of the coast, for whoever does not know where they lie; fetched when it is unfolded. */
export function AreaMapBox(props: Omit<AreaMapProps, 'width'>) {
  const { where } = usePageMessages('bar')
  const [width, setWidth] = useState<number | null>(null)
  const unfold = ({ open, clientWidth }: HTMLDetailsElement): void => {
    if (open) setWidth(Math.min(clientWidth, widest))
  }
  if (!props.scope.places.some(({ latitude, longitude }) => isOnMap(latitude, longitude))) return null
  return (
    <details className="area-map-box" onToggle={({ currentTarget }) => unfold(currentTarget)}>
      <summary className="area-map-box__summary">
        <Icon name="map" size="small" /> {where.map}
      </summary>
      {width === null ? null : (
        <Suspense fallback={<div className="area-map-box__wait" />}>
          <AreaMap {...props} width={width} />
        </Suspense>
      )}
    </details>
  )
}
