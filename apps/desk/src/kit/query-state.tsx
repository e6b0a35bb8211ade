import type { UseQueryResult } from '@tanstack/react-query'
import { describeFailure } from './describe-failure.ts'
import { words } from './kit-words.ts'

type Props = {
  readonly query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** Sentences for refusals by their code. */
  readonly own?: Readonly<Record<string, string>>
}

/** In place of an answer that is not there yet, or that failed. */
export function QueryState({ query, own = {} }: Props) {
  if (query.error === null) {
    return (
      <div className="center" role="status">
        {words.loading}
      </div>
    )
  }
  return (
    <div className="center" role="alert">
      <p>{describeFailure(query.error, own)}</p>
      <button type="button" className="btn" onClick={() => void query.refetch()}>
        {words.again}
      </button>
    </div>
  )
}
