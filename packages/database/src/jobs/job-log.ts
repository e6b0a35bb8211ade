import { Logger } from 'graphile-worker'
import type { Log } from '../operator-error.ts'

/** graphile-worker logs to the console by default. */
export const silentJobLogger = new Logger(() => () => {})

/** Logs warnings and errors only; our metrics already count the start and end of jobs. */
export function jobLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`Jobs: ${message}`)
  })
}
