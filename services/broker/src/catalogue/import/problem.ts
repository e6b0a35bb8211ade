import type { Issue } from '@marram/service-kit/describe-issue'

/** A fault in one line, worded for the author of the file. */
export type Problem = {
  readonly line: number
  readonly reason: string
  /** The schema's faults of the line, for a caller that knows the origin of each field. */
  readonly issues: readonly Issue[]
}

export type ProblemList = {
  /** Total number; only the first ones are kept. */
  readonly count: number
  readonly first: readonly Problem[]
  readonly max: number
  add(line: number, reason: string, issues?: readonly Issue[]): void
}

/** Enough to fix a file in one go, few enough to read. */
export const maxProblems = 100

export function createProblemList(max: number): ProblemList {
  const first: Problem[] = []
  let count = 0
  return {
    get count() {
      return count
    },
    first,
    max,
    add(line, reason, issues = []) {
      count += 1
      if (first.length < max) first.push({ line, reason, issues })
    },
  }
}
