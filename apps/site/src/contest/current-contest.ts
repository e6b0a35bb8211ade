import type { PhotoContest } from '@marram/contract/broker/contest/shapes'

type ContestStatus = Pick<PhotoContest, 'status'>

/**
 * Expects contests newest first: returns the open one, else the next one to open or to be decided; null if all are
 * over.
 */
export function currentContest<T extends ContestStatus>(contests: readonly T[]): T | null {
  const first = (status: ContestStatus['status']) => contests.findLast((contest) => contest.status === status)
  return first('open') ?? first('judging') ?? first('upcoming') ?? null
}
