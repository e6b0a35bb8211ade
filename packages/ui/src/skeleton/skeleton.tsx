import { classNames } from '../class-names/class-names.tsx'

export interface SkeletonProps {
  width?: 'third' | 'half' | 'most' | 'full'
  height?: 'line' | 'title' | 'block' | 'fill'
}

/** A placeholder that prevents a layout shift. Announce "loading" once, on the region around it, not here. */
export function Skeleton({ width = 'full', height = 'line' }: SkeletonProps) {
  return <span className={classNames('skeleton', `skeleton--${width}`, `skeleton--${height}`)} aria-hidden="true" />
}

/** The placeholder of a lodging card, with the same height as a loaded one. */
export function LodgingCardSkeleton() {
  return (
    <div className="card-slot" aria-hidden="true">
      <div className="card card--lodging">
        <div className="card__media">
          <Skeleton height="fill" />
        </div>
        <div className="card__body">
          <Skeleton width="half" />
          <Skeleton height="title" width="most" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
        <div className="card__price">
          <div className="row row--between">
            <Skeleton width="third" height="block" />
            <Skeleton width="third" height="block" />
          </div>
        </div>
      </div>
    </div>
  )
}
