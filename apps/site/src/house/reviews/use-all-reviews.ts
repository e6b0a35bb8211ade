import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import type { Review } from '@marram/contract/broker/review/shapes'
import { editionByKey } from '@marram/domain/edition'
import { useState } from 'react'
import { logWarning } from '../../kit/log.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

type LoadStatus = 'idle' | 'pending' | 'success' | 'error'

/** The page brings the first few. Sorting, choosing a language or reading on asks for all of them, once. */
export function useAllReviews({ id, reviewStats }: LodgingPage, first: readonly Review[]) {
  const { scope } = usePageContext()
  const [reviews, setReviews] = useState(first)
  const [status, setStatus] = useState<LoadStatus>('idle')
  const isComplete = reviews.length >= reviewStats.count || status === 'success'
  const ensure = async (): Promise<void> => {
    if (isComplete || status === 'pending') return
    setStatus('pending')
    try {
      const { languageId } = editionByKey(scope.edition)
      setReviews(await scope.services.broker.lodgingReviews({ lan: languageId, lodgingId: id }))
      setStatus('success')
    } catch (error) {
      logWarning('The reviews of the house could not be loaded.', error)
      setStatus('error')
    }
  }
  return { reviews, status, isComplete, ensure }
}
