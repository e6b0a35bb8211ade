import { channel } from 'node:diagnostics_channel'
import pino from 'pino'
import { prettyLines } from './pretty-log.ts'
import { redact } from './redaction.ts'
import { findRequestContext } from './request-context.ts'

export type Log = pino.Logger

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

export type LogOptions = {
  name: string
  level?: LogLevel
  /** Single readable lines instead of JSON. By default if standard output is a terminal. */
  pretty?: boolean
  /** Receives the lines; standard output by default. */
  write?: (line: string) => void
}

/** Publishes each line at level error or fatal, as JSON. Subscribers must not throw: that would end the process. */
export const errorLines = channel('marram:error-lines')
const startOfError = /^\{"level":"(?:error|fatal)"/

/** JSON lines with the request's ids and never a password, token or cookie. */
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
      hooks: { streamWrite: publishError },
    },
    destination,
  )
  return redactChildren(log)
}

function publishError(line: string): string {
  if (errorLines.hasSubscribers && startOfError.test(line)) errorLines.publish(line)
  return line
}

/** pino drops the bindings formatter in child loggers, so their bindings are redacted on creation. */
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
  const [, trace_id, span_id] = context.traceparent?.split('-') ?? []
  return {
    requestId: context.requestId,
    ...(context.traceId && { traceId: context.traceId }),
    ...(trace_id && span_id && { trace_id, span_id }),
  }
}

/** Lists its fields: client errors carry reply bodies, which may contain tokens. */
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
