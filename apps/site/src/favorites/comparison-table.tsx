import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { formatFor } from '@marram/i18n/format'
import { Checkbox } from '@marram/ui/checkbox'
import { classNames } from '@marram/ui/class-names'
import { Notice } from '@marram/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { type ComparisonGroup, type ComparisonRow, compareHouses, onlyDifferences } from './comparison.ts'
import { ComparisonHead } from './comparison-head.tsx'
import type { StayWish } from './favorites-address.ts'
import { comparedFacilitiesQuery } from './houses-query.ts'

type ComparisonTableProps = {
  readonly houses: readonly LodgingCard[]
  readonly stay: StayWish | null
  readonly onTakeAway: (lodgingId: number) => void
}

/** Up to four houses side by side. On a phone it scrolls sideways and keeps the names of the rows in sight. */
export function ComparisonTable({ houses, stay, onTakeAway }: ComparisonTableProps) {
  const { compare: texts } = usePageMessages('favorites')
  const { scope } = usePageContext()
  const [isShort, setIsShort] = useState(false)
  const { data, isError } = useQuery(
    comparedFacilitiesQuery(
      scope,
      houses.map(({ id }) => id),
    ),
  )
  const compared = houses.map((card) => ({
    card,
    facilities: data?.find(({ lodgingId }) => lodgingId === card.id)?.facilities ?? null,
  }))
  const all = compareHouses(compared, { texts, format: formatFor(scope.edition) })
  const groups = isShort ? onlyDifferences(all) : all
  return (
    <div className="stack">
      {isError ? <Notice kind="sand">{texts.facilitiesFailed}</Notice> : null}
      <Checkbox
        label={texts.onlyDifferences}
        checked={isShort}
        onChange={(event) => setIsShort(event.currentTarget.checked)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section of its own would be one more landmark */}
      <div className="comparison" role="group" tabIndex={0} aria-label={texts.table}>
        <table>
          <ComparisonHead houses={houses} stay={stay} onTakeAway={onTakeAway} />
          {groups.map((group) => (
            <GroupRows key={group.key} group={group} columns={houses.length} />
          ))}
        </table>
      </div>
      {groups.length === 0 ? <p>{texts.noDifferences}</p> : null}
    </div>
  )
}

function GroupRows({ group: { title, rows }, columns }: { group: ComparisonGroup; columns: number }) {
  return (
    <tbody>
      <tr className="comparison__group">
        <th scope="rowgroup">{title}</th>
        <td colSpan={columns} />
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </tbody>
  )
}

function Row({ row: { label, values, differs } }: { row: ComparisonRow }) {
  const { compare } = usePageMessages('favorites')
  return (
    <tr className={classNames(differs && 'comparison__difference')}>
      <th scope="row">
        {label}
        {differs ? <span className="visually-hidden"> ({compare.differs})</span> : null}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the column is the value's only identity
        <Fragment key={index}>
          <td className={classNames(value === compare.no && 'muted')}>{value}</td>
        </Fragment>
      ))}
    </tr>
  )
}
