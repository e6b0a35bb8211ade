import * as v from 'valibot'
import { parseConfig } from './config.ts'
import { setting, url } from './setting.ts'

/** Of every process, read beside its other settings. */
export const tracingSettings = {
  otlpEndpoint: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https'], {
    optional: true,
    meaning:
      'Collector that gets traces over OTLP/HTTP, such as `http://127.0.0.1:4318`; without it there are none. Services in separate processes read it too.',
  }),
  tracesShare: setting(
    'OTEL_TRACES_SAMPLER_ARG',
    'a number from 0 to 1',
    v.pipe(v.string(), v.toNumber(), v.minValue(0), v.maxValue(1)),
    { fallback: '1', meaning: 'Share of requests that are traced.' },
  ),
}

/** Settings of a service that runs as a separate process. */
export function tracingConfig(env: Record<string, string | undefined>) {
  const { otlpEndpoint, tracesShare } = parseConfig(tracingSettings, env)
  return { endpoint: otlpEndpoint, share: tracesShare }
}
