import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { traceRequests } from './trace-requests.ts'
import { inSpan, startTracing } from './tracing.ts'
import { tracingConfig } from './tracing-settings.ts'

/** Prints the packages of OpenTelemetry that a process has loaded. */
const script = (endpoint: string | null) => `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({ load: (url, context, next) => {
    if (url.includes('@opentelemetry')) loaded.add(url)
    return next(url, context)
  } })
  const { startTracing } = await import(${JSON.stringify(new URL('tracing.ts', import.meta.url).href)})
  await startTracing('site', { endpoint: ${JSON.stringify(endpoint)} ?? undefined, share: 1 })
  console.log(loaded.size > 0)
  process.exit()`

const loads = (endpoint: string | null) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script(endpoint)], { encoding: 'utf8' }).stdout.trim()

test('without an endpoint the SDK is not loaded, and nothing is mounted or recorded', async () => {
  expect([loads(null), loads('http://127.0.0.1:1')]).toEqual(['false', 'true'])
  await startTracing('site', tracingConfig({}))
  expect(traceRequests('site')).toBeNull()
  const work = vi.fn(async () => 'done')
  expect(await inSpan('work', { isRoot: true }, work)).toBe('done')
})

test('a share that is none is refused at the start', () => {
  expect(tracingConfig({ OTEL_TRACES_SAMPLER_ARG: '0.1' })).toEqual({ endpoint: undefined, share: 0.1 })
  expect(() => tracingConfig({ OTEL_TRACES_SAMPLER_ARG: '10' })).toThrow('OTEL_TRACES_SAMPLER_ARG')
})
