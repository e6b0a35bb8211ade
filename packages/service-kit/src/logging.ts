import pino from 'pino'
import { prettyLines } from './pretty-log.ts'
import { redact } from './redaction.ts'
import { findRequestContext } from './request-context.ts'

export type Log = pino.Logger

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

export type LogOptions = {
  name: string
  level?: LogLevel
  /** Single readable lines instead of JSON. Unless said otherwise: when standard output is a terminal. */
  pretty?: boolean
  /** Where lines go; standard output unless a test reads them. */
  write?: (line: string) => void
}

/** JSON lines that carry the request's ids and never a password, token or cookie. */
export function createLog({ name, level = 'info', pretty, write }: LogOptions): Log {
  const isPretty = pretty ?? (write === undefined && process.stdout.isTTY === true)
  const print = write ?? ((line: string) => void process.stdout.write(line))
  const destination = isPretty
    ? { write: prettyLines(print) }
    : write
      ? { write }
      : pino.destination({ fd: 1, sync: true })
  return pino(
    {
      name,
      level,
      base: { name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redact, bindings: redact },
      serializers: { err: presentError },
      mixin: requestIds,
    },
    destination,
  )
}

function requestIds(): Record<string, string> {
  const context = findRequestContext()
  if (!context) return {}
  return { requestId: context.requestId, ...(context.traceId && { traceId: context.traceId }) }
}

/** Lists its fields: errors of clients carry reply bodies, and those may hold tokens. */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return redact({ error })
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('status' in error && typeof error.status === 'number' && { status: error.status }),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && { cause: presentError(error.cause) }),
  }
}
