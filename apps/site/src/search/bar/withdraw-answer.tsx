import type { Criteria } from '@marram/domain/criteria/criterion'
import { removeCriterion, type SearchState } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import { useStore } from '../../kit/use-store.ts'
import { persons } from '../filters/filter-sections.ts'
import { arrivalWish, wishNoArrival } from './arrival-wish.ts'
import { type BarPart, type BarScope, useBarTexts } from './bar-scope.ts'

/** Takes the answer to one question back. Only there when there is one. */
export function WithdrawAnswer({ part, scope }: { part: BarPart; scope: BarScope }) {
  const { texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  const { isGiven, withdraw } = barAnswers[part]
  if (!isGiven(criteria)) return null
  return (
    <Button colour="Text" size="small" icon="x" onClick={() => scope.change(withdraw)}>
      {texts[part].clear}
    </Button>
  )
}

type Answer = Readonly<{ isGiven: (criteria: Criteria) => boolean; withdraw: (state: SearchState) => SearchState }>

function criteriaOf(...keys: Parameters<Criteria['has']>[0][]): Answer {
  return {
    isGiven: (criteria) => keys.some((key) => criteria.has(key)),
    withdraw: (state) => keys.reduce(removeCriterion, state),
  }
}

/** Whether the guest has answered a question of the bar, and the search without that answer. */
const barAnswers: Readonly<Record<BarPart, Answer>> = {
  where: criteriaOf('omraader', 'textQuery'),
  arrival: { isGiven: (criteria) => arrivalWish(criteria).kind !== 'any', withdraw: wishNoArrival },
  nights: criteriaOf('duration'),
  guests: criteriaOf(persons, 'husdyr'),
}
