import { Logger } from 'graphile-worker'
import type { Log } from '../operator-error.ts'

/** graphile-worker writes to the console unless told otherwise. */
export const silentJobLogger = new Logger(() => () => {})

/** Passes warnings and errors on; the rest is every job's start and end, which our own metrics count. */
export function jobLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log(`Jobs: ${message}`)
  })
}
