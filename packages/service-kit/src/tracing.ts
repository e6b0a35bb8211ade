import { randomUUID } from 'node:crypto'
import { findRequestContext, runInRequestContext } from './request-context.ts'
import type { OpenSpan, Span, SpanOptions, Tracer } from './span.ts'

type TracingConfig = { readonly endpoint: string | undefined; readonly share: number }

const ignored: Span = { rename() {}, describe() {}, fail() {} }
let tracer: Tracer | null = null

export const isTracing = (): boolean => tracer !== null

/**
 * Call it first in a process, since services mount their tracing when they are created. Without an endpoint the SDK is
 * not even loaded; with one, its exporter reads the standard variables itself. `stop` sends what is left.
 */
export async function startTracing(
  service: string,
  { endpoint, share }: TracingConfig,
): Promise<{ stop(): Promise<void> }> {
  if (endpoint === undefined) return { stop: async () => {} }
  const { createTracer } = await import('./open-telemetry.ts')
  const started = createTracer(service, share)
  tracer = started
  return {
    async stop() {
      tracer = null
      await started.stop()
    },
  }
}

/** Times the work as a part of the running trace. Logs and calls inside carry its id. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const context = tracer && findRequestContext()
  const parent = context?.traceparent
  if (!tracer || (parent === undefined && !options.isRoot)) return work(ignored)
  const span = tracer.start(name, { ...options, parent })
  const inner = { ...(context ?? { requestId: randomUUID() }), traceparent: span.traceparent }
  return runInRequestContext(inner, () => record(span, work))
}

async function record<T>(span: OpenSpan, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(span)
  } catch (error) {
    span.fail(error instanceof Error ? error.name : 'unknown')
    throw error
  } finally {
    span.end()
  }
}
