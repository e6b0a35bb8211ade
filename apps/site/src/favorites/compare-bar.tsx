import { Button } from '@marram/ui/button'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useStore } from '../kit/use-store.ts'
import { comparedLodgings } from './comparison.ts'

/** At the foot from the first tick. A single house cannot be compared, and the button says so. */
export function CompareBar({ ids, onCompare }: { ids: readonly number[]; onCompare: () => void }) {
  const { card, compare } = usePageMessages('favorites')
  const count = useStore(comparedLodgings).filter((id) => ids.includes(id)).length
  if (count === 0) return null
  const isAlone = count === 1
  return (
    <aside className="bottom-bar compare-bar no-print" aria-label={compare.bar}>
      <p className="compare-bar__count" id="compared-count">
        <b>{compare.chosen(count)}</b> {isAlone ? <span className="small">{compare.oneMore}</span> : null}
      </p>
      <Button className="compare-bar__clear" colour="Text" onClick={() => comparedLodgings.set([])}>
        {compare.clear}
      </Button>
      <Button
        colour="CTA"
        aria-disabled={isAlone}
        aria-describedby="compared-count"
        onClick={isAlone ? undefined : onCompare}
      >
        {card.compare}
      </Button>
    </aside>
  )
}
