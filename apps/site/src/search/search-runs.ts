import type { SearchState } from '@marram/domain/criteria/search-state'
import { isNetworkFailure } from '@marram/domain/search-retry'
import type { Store } from '../kit/store.ts'
import type { CountsState, ResultState, SearchFailure } from './search-answer.ts'
import { type LoadedResult, questionOf } from './search-queries.ts'
import type { SearchSetting } from './search-setting.ts'
import { withRetries } from './with-retries.ts'

/** Where a search comes from and where it goes to; the browser's own in a page, others in tests. */
export type SearchOutlets = {
  readonly loadResult: (search: SearchState, signal: AbortSignal) => Promise<LoadedResult>
  readonly loadCounts: (search: SearchState, signal: AbortSignal) => Promise<CountsState>
  readonly keep: (search: SearchState) => void
  readonly writeAddress: (search: SearchState, how: 'push' | 'replace') => void
  /** To the search page with this search. */
  readonly leave: (search: SearchState) => void
}

type RunsOptions = {
  readonly setting: SearchSetting
  readonly result: Store<ResultState>
  readonly counts: Store<CountsState>
  readonly outlets: Pick<SearchOutlets, 'loadResult' | 'loadCounts'>
}

export type SearchRuns = {
  /** Asks what the change makes it necessary to ask: another order has the same counts, another view the same houses. */
  follow(before: SearchState, next: SearchState): void
  ask(search: SearchState): void
  /** Shows at once what was known of this search, and asks again behind it. */
  recall(search: SearchState): void
  remember(search: SearchState): void
  /** From now on the numbers beside the choices are wanted too; on the search page they always are. */
  wake(search: SearchState): void
  stop(): void
}

/** Enough for a guest who steps back through an evening's search. */
const remembered = 30

/** Asks for list and counts side by side. A newer question silences an older one: its answer is not shown any more. */
export function createSearchRuns({ setting, result, counts, outlets }: RunsOptions): SearchRuns {
  const known = new Map<string, { readonly result: ResultState; readonly counts: CountsState }>()
  let listQuestion = new AbortController()
  let countsQuestion = new AbortController()
  let areCountsWanted = setting.isMain

  const remember = (search: SearchState): void => {
    if (result.get().status !== 'success' || counts.get().status === 'pending') return
    const key = questionOf(search)
    known.delete(key)
    known.set(key, { result: result.get(), counts: counts.get() })
    const [oldest] = known.keys()
    if (known.size > remembered && oldest !== undefined) known.delete(oldest)
  }
  const askList = async (search: SearchState): Promise<void> => {
    listQuestion.abort()
    const question = new AbortController()
    listQuestion = question
    result.set({ ...result.get(), status: 'pending' })
    try {
      const answer = await withRetries(() => outlets.loadResult(search, question.signal), question.signal)
      if (question.signal.aborted) return
      result.set({ ...answer, status: 'success', failure: null })
      remember(search)
    } catch (error) {
      if (!question.signal.aborted) result.set({ ...result.get(), status: 'error', failure: failureOf(error) })
    }
  }
  const askCounts = async (search: SearchState): Promise<void> => {
    if (!areCountsWanted) return
    countsQuestion.abort()
    const question = new AbortController()
    countsQuestion = question
    counts.set({ ...counts.get(), status: 'pending' })
    try {
      const answer = await withRetries(() => outlets.loadCounts(search, question.signal), question.signal)
      if (question.signal.aborted) return
      counts.set(answer)
      remember(search)
    } catch {
      if (!question.signal.aborted) counts.set({ ...counts.get(), status: 'error' })
    }
  }
  const ask = (search: SearchState): void => {
    void askList(search)
    void askCounts(search)
  }
  return {
    ask,
    remember,
    wake(search) {
      if (areCountsWanted) return
      areCountsWanted = true
      void askCounts(search)
    },
    follow(before, next) {
      const isNew = before.changes !== next.changes
      if (isNew) ask(next)
      else if (before.order !== next.order || before.page !== next.page) void askList(next)
    },
    recall(search) {
      const found = known.get(questionOf(search))
      if (found) {
        result.set(found.result)
        counts.set(found.counts)
      }
      ask(search)
    },
    stop() {
      listQuestion.abort()
      countsQuestion.abort()
      if (result.get().status === 'pending') result.set({ ...result.get(), status: 'idle' })
    },
  }
}

function failureOf(error: unknown): SearchFailure {
  const message = error instanceof Error ? error.message : String(error)
  return { message, isNetwork: isNetworkFailure(message) }
}
