import type { Log } from '@marram/service-kit/logging'
import { createSingleFlight } from '@marram/service-kit/single-flight'
import type { Forecast, Place, WeatherProvider } from '../weather-provider.ts'
import { parseLocationforecast } from './parse-locationforecast.ts'

export type MetNorwayOptions = {
  /** Of locationforecast's compact format; `lat` and `lon` are added to it. */
  readonly url: string
  /** Must name the site and a way to reach its keeper: MET Norway blocks callers that do not. */
  readonly userAgent: string
  readonly log: Log
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
}

type Kept = {
  readonly forecast: Forecast
  readonly lastModified: string | null
  readonly fetchedMs: number
  readonly expiresMs: number
}

const minuteMs = 60_000
const usualMs = 30 * minuteMs
const shortestMs = 5 * minuteMs
const longestMs = 120 * minuteMs
/** How long the last forecast is better than none while the source is down. */
const stalestMs = 360 * minuteMs
const pauseAfterFailureMs = minuteMs

/** Forecasts kept as long as their sender asks for, asked again on condition, and outlasting a source that is down. */
export function createMetNorway({ url, userAgent, log, ...options }: MetNorwayOptions): WeatherProvider {
  const { fetch: send = fetch, timeoutMs = 3000 } = options
  const kept = new Map<string, Kept>()
  const pausedUntil = new Map<string, number>()
  const flights = createSingleFlight<Kept | null>()

  async function ask(address: string, nowMs: number): Promise<Kept> {
    const before = kept.get(address)
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

  async function renew(address: string, nowMs: number): Promise<Kept | null> {
    try {
      const fresh = await ask(address, nowMs)
      kept.set(address, fresh)
      return fresh
    } catch (error) {
      log.warn({ err: error }, 'no weather from MET Norway')
      pausedUntil.set(address, nowMs + pauseAfterFailureMs)
      return kept.get(address) ?? null
    }
  }

  return {
    forecast: async (place, now) => {
      const nowMs = now.getTime()
      const address = addressOf(url, place)
      const before = kept.get(address) ?? null
      const mayAsk = nowMs >= (before?.expiresMs ?? 0) && nowMs >= (pausedUntil.get(address) ?? 0)
      const found = mayAsk ? await flights.run(address, () => renew(address, nowMs)) : before
      return found && nowMs - found.fetchedMs < stalestMs ? found.forecast : null
    },
  }
}

/** More decimals than four are refused with 403, since no cache could serve them. */
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
