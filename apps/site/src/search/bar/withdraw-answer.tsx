import { Button } from '@marram/ui/button'
import { useStore } from '../../kit/store.ts'
import { barAnswers } from './bar-answer.ts'
import type { BarPart, BarScope } from './bar-scope.ts'
import { useBarTexts } from './use-bar-texts.ts'

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
