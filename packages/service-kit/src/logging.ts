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
  const log = pino(
    {
      name,
      level,
      base: { name },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redact },
      serializers: { err: presentError },
      mixin: requestIds,
    },
    destination,
  )
  return redactChildren(log)
}

/** pino drops the formatter for bindings when it makes a child, so what a child is given is cleaned on the way in. */
function redactChildren(log: Log): Log {
  log.child = new Proxy(log.child, {
    apply: (createChild, parent, [bindings, options]) =>
      Reflect.apply(createChild, parent, [redact(bindings), options]),
  })
  return log
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
