import type { Criteria } from '@marram/domain/criteria/criterion'
import { removeCriterion, type SearchState } from '@marram/domain/criteria/search-state'
import { Button } from '@marram/ui/button'
import type { MouseEvent } from 'react'
import { useStore } from '../../kit/use-store.ts'
import { persons } from '../filters/filter-sections.ts'
import { arrivalChoice, clearArrival } from './arrival-choice.ts'
import { type BarPart, type BarScope, useBarTexts } from './bar-scope.ts'

/** Clears the answer to one question. Shown only if there is one. */
export function WithdrawAnswer({ part, scope }: { part: BarPart; scope: BarScope }) {
  const { texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  const { isSet, withdraw } = barAnswers[part]
  if (!isSet(criteria)) return null
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    keepFocus(currentTarget)
    scope.change(withdraw)
  }
  return (
    <Button colour="Text" size="small" icon="x" onClick={onClick}>
      {texts[part].clear}
    </Button>
  )
}

/** The button disappears with its answer. Without the focus inside, Escape would not return it to the question. */
function keepFocus(button: HTMLElement): void {
  const next = button.nextElementSibling ?? button.closest('[data-part]')?.querySelector('input, select')
  if (next instanceof HTMLElement) next.focus()
}

type Answer = Readonly<{ isSet: (criteria: Criteria) => boolean; withdraw: (state: SearchState) => SearchState }>

function criteriaOf(...keys: Parameters<Criteria['has']>[0][]): Answer {
  return {
    isSet: (criteria) => keys.some((key) => criteria.has(key)),
    withdraw: (state) => keys.reduce(removeCriterion, state),
  }
}

/** The answers in the bar, each with a test for it and the search without it. */
const barAnswers: Readonly<Record<BarPart, Answer>> = {
  where: criteriaOf('omraader', 'textQuery'),
  arrival: { isSet: (criteria) => arrivalChoice(criteria).kind !== 'any', withdraw: clearArrival },
  nights: criteriaOf('duration'),
  guests: criteriaOf(persons, 'husdyr'),
}
