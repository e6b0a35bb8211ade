import type { Log } from '@marram/service-kit/logging'
import { createSingleFlight } from '@marram/service-kit/single-flight'
import type { Forecast, Place, WeatherProvider } from '../weather-provider.ts'
import { parseLocationforecast } from './parse-locationforecast.ts'

export type MetNorwayOptions = {
  /** URL of locationforecast's compact format, without `lat` and `lon`. */
  readonly url: string
  /** Must name the site and a contact: MET Norway blocks callers that do not. */
  readonly userAgent: string
  readonly log: Log
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
}

type CachedForecast = {
  readonly forecast: Forecast
  readonly lastModified: string | null
  readonly fetchedMs: number
  readonly expiresMs: number
}

const minuteMs = 60_000
const usualMs = 30 * minuteMs
const shortestMs = 5 * minuteMs
const longestMs = 120 * minuteMs
/** Maximum age of the last forecast while the source is down. */
const stalestMs = 360 * minuteMs
const pauseAfterFailureMs = minuteMs

/** Caches forecasts as `Expires` says, revalidates conditionally, and bridges an outage of the source. */
export function createMetNorway({ url, userAgent, log, ...options }: MetNorwayOptions): WeatherProvider {
  const { fetch: send = fetch, timeoutMs = 3000 } = options
  const cache = new Map<string, CachedForecast>()
  const pausedUntil = new Map<string, number>()
  const flights = createSingleFlight<CachedForecast | null>()

  async function request(address: string, nowMs: number): Promise<CachedForecast> {
    const before = cache.get(address)
    const headers = new Headers({ 'user-agent': userAgent, accept: 'application/json' })
    if (before?.lastModified) headers.set('if-modified-since', before.lastModified)
    const reply = await send(address, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    const times = { fetchedMs: nowMs, expiresMs: expiryOf(reply, nowMs) }
    if (reply.status === 304 && before) return { ...before, ...times }
    if (!reply.ok) throw new Error(`The weather service answered ${reply.status}.`)
    if (reply.status === 203) log.warn({ url }, 'this version of the weather service will be switched off')
    const parsed = parseLocationforecast(await reply.json())
    const forecast: Forecast = { source: 'met-norway', attribution: 'MET Norway', ...parsed }
    return { forecast, lastModified: reply.headers.get('last-modified'), ...times }
  }

  async function renew(address: string, nowMs: number): Promise<CachedForecast | null> {
    try {
      const fresh = await request(address, nowMs)
      cache.set(address, fresh)
      return fresh
    } catch (error) {
      log.warn({ err: error }, 'MET Norway did not deliver a forecast')
      pausedUntil.set(address, nowMs + pauseAfterFailureMs)
      return cache.get(address) ?? null
    }
  }

  return {
    forecast: async (place, now) => {
      const nowMs = now.getTime()
      const address = addressOf(url, place)
      const before = cache.get(address) ?? null
      const mayRequest = nowMs >= (before?.expiresMs ?? 0) && nowMs >= (pausedUntil.get(address) ?? 0)
      const found = mayRequest ? await flights.run(address, () => renew(address, nowMs)) : before
      return found && nowMs - found.fetchedMs < stalestMs ? found.forecast : null
    },
  }
}

/** The service refuses more than four decimals with 403, to allow caching. */
function addressOf(url: string, { latitude, longitude }: Place): string {
  const address = new URL(url)
  address.searchParams.set('lat', latitude.toFixed(4))
  address.searchParams.set('lon', longitude.toFixed(4))
  return address.href
}

function expiryOf(reply: Response, nowMs: number): number {
  const expires = Date.parse(reply.headers.get('expires') ?? '')
  const spanMs = Number.isNaN(expires) ? usualMs : expires - nowMs
  return nowMs + Math.min(Math.max(shortestMs, spanMs), longestMs)
}
