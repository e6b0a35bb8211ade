import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { House } from './filter-houses.ts'
import type { Row } from './plan-rows.ts'
import { words } from './words.ts'

type Props = { readonly house: House; readonly row: Row; readonly top: number; readonly height: number }

export const headIdOf = (house: number): string => `plan-house-${house}`

export const HouseHead = memo(function HouseHead({ house, row, top, height }: Props) {
  const shared = row.shared.reduce((sum, span) => sum + span.until - span.from, 0)
  return (
    <div className="plan__house" id={headIdOf(house.id)} role="rowheader" aria-colindex={1} style={{ top, height }}>
      <span className="plan__name">
        <b className="cut" title={house.title}>
          {house.title || house.name}
        </b>
        <small className="muted cut">
          {`${house.name}, ${house.place}${house.isPaused ? `, ${words.paused}` : ''}`}
        </small>
        {shared > 0 && (
          <span className="plan__warn">
            <TriangleAlert className="i i--14" aria-hidden="true" />
            {words.conflictNights(shared)}
          </span>
        )}
      </span>
      <span className="plan__p" role="img" aria-label={words.personCount(house.persons)}>
        {house.persons}
      </span>
    </div>
  )
})
