import { explainFileError, Interrupted, Problem } from './problem.mjs'
import { exitCodeOf, stopChildrenOnSignals } from './process-tree.mjs'
import { root } from './root.mjs'

/**
 * The entry point of every script: prints one sentence for an operator's mistake, and a stack for a bug.
 * @param {() => Promise<number>} task returns the exit code
 */
export async function command(task) {
  stopChildrenOnSignals()
  try {
    process.exitCode = await task()
  } catch (thrown) {
    process.exitCode = report(explainFileError(thrown, root))
  }
}

/**
 * @param {unknown} error
 * @returns {number}
 */
export function report(error) {
  if (error instanceof Interrupted) {
    process.stderr.write('Stopped.\n')
    return exitCodeOf(error.signal)
  }
  if (error instanceof Problem) {
    for (const line of error.details) process.stderr.write(`${line}\n`)
    process.stderr.write(`${error.message}\n`)
    return 1
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return 1
}
