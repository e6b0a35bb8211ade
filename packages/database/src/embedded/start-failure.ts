import { statfsSync } from 'node:fs'
import { OperatorError } from '../operator-error.ts'
import type { Home } from './home.ts'

/** Temporary states: the last postmaster's children are exiting, or another program starts the same cluster. */
const PASSING = [
  /pre-existing shared memory block/,
  /lock file ".*" already exists/,
  /could not create any Unix-domain sockets/,
]

export const isPassing = (output: string): boolean => PASSING.some((sign) => sign.test(output))

const LITTLE_BYTES = 20_000_000

/** On a full disk PostgreSQL may end with a message about something else. */
function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LITTLE_BYTES
  } catch {
    return false
  }
}

/** Turns PostgreSQL's output into one sentence for the operator. */
export function explainFailure(output: string, home: Home): OperatorError {
  if (/No space left on device|Disk quota exceeded/.test(output) || isFull(home.folder)) {
    return new OperatorError(`The disk that holds ${home.folder} is full: free some space and start again.`)
  }
  if (/could not look up effective user ID/.test(output)) {
    return new OperatorError(
      'PostgreSQL needs a user with a name: start Marram as one that is listed in /etc/passwd, or set DATABASE_URL.',
    )
  }
  if (/Permission denied|Operation not permitted/.test(output)) {
    return new OperatorError(`PostgreSQL may not read or write in ${home.folder}: check who owns its files.`)
  }
  if (/could not create shared memory|could not map anonymous shared memory/.test(output)) {
    return new OperatorError(
      'PostgreSQL did not get the 200 MB of memory that it needs: close something and start again.',
    )
  }
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|error:/.test(line))
  const said = (lines.at(-1) ?? output.trim().split('\n').at(-1) ?? '').replace(/^.*?(FATAL|PANIC|error):\s*/, '')
  return new OperatorError(`PostgreSQL did not start (${said || 'no output'}); its log is ${home.logFile}.`)
}
