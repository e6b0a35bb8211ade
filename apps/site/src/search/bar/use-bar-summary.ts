import { useStore } from '../../kit/store.ts'
import type { BarPart, BarScope } from './bar-scope.ts'
import { barSummary } from './bar-summary.ts'
import { useBarTexts } from './use-bar-texts.ts'

export function useBarSummary(scope: BarScope): Readonly<Record<BarPart, string>> {
  const { format, texts } = useBarTexts()
  const { criteria } = useStore(scope.state)
  return barSummary(criteria, { format, texts, places: scope.places })
}
