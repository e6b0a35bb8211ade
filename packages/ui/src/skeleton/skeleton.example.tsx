import type { Example } from '../gallery/example.ts'
import { LodgingCardSkeleton, Skeleton } from './skeleton.tsx'

export const title = 'Skeleton'

export const examples: Example[] = [
  {
    name: 'lines',
    element: (
      <div className="stack stack--sm component-gallery__narrow">
        <Skeleton width="half" />
        <Skeleton height="title" width="most" />
        <Skeleton />
      </div>
    ),
  },
  {
    name: 'lodging card',
    element: (
      <div className="component-gallery__narrow">
        <LodgingCardSkeleton />
      </div>
    ),
  },
]
