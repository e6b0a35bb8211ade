/** A fault in one line, worded for the author of the file. */
export type Problem = { readonly line: number; readonly reason: string }

export type ProblemList = {
  /** Total number; only the first `maxProblems` are kept. */
  readonly count: number
  readonly first: readonly Problem[]
  add(line: number, reason: string): void
}

/** Enough to fix a file in one go, few enough to read. */
export const maxProblems = 100

export function createProblemList(): ProblemList {
  const first: Problem[] = []
  let count = 0
  return {
    get count() {
      return count
    },
    first,
    add(line, reason) {
      count += 1
      if (first.length < maxProblems) first.push({ line, reason })
    },
  }
}
