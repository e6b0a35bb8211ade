import { formatFor } from '@marram/i18n/format'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

/** The number of houses beside a choice. Its room is kept while it is not known, and zero is marked, not hidden. */
export function HouseCount({ count, className = 'choice__count' }: { count: number | null; className?: string }) {
  const { edition } = usePageContext().scope
  const { houses } = usePageMessages('bar')
  if (count === null) return <span className={className} />
  return (
    <span className={className} data-none={count === 0 || undefined}>
      <span aria-hidden="true">{formatFor(edition).number(count)}</span>
      <span className="visually-hidden"> {houses(count)}</span>
    </span>
  )
}
