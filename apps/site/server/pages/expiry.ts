const zone = 'Europe/Copenhagen'

export type PageLifetime = { readonly freshUntil: number; readonly staleUntil: number }

export type LifetimeOptions = { readonly maxAgeMs: number; readonly cutOffHour: number }

/**
 * A page ages, and at midnight and at the booking cut-off in Copenhagen its dates and prices change at one blow:
 * from then on an old copy is only served when rendering fails.
 */
export function pageLifetime(nowMs: number, { maxAgeMs, cutOffHour }: LifetimeOptions): PageLifetime {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone)
  const midnight = now.add({ days: 1 }).startOfDay()
  const cutOffToday = now.startOfDay().withPlainTime({ hour: cutOffHour })
  const cutOff = Temporal.ZonedDateTime.compare(cutOffToday, now) > 0 ? cutOffToday : midnight
  const staleUntil = Math.min(midnight.epochMilliseconds, cutOff.epochMilliseconds)
  return { freshUntil: Math.min(nowMs + maxAgeMs, staleUntil), staleUntil }
}
