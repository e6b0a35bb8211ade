const zone = 'Europe/Copenhagen'

export type PageLifetime = { readonly freshUntil: number; readonly staleUntil: number }

export type LifetimeOptions = { readonly maxAgeMs: number; readonly cutOffHour: number }

/**
 * Pages expire by age, and at midnight and at the booking cut-off in Copenhagen, when dates and prices change. After
 * that an old copy is only served if rendering fails.
 */
export function pageLifetime(nowMs: number, { maxAgeMs, cutOffHour }: LifetimeOptions): PageLifetime {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone)
  const midnight = now.add({ days: 1 }).startOfDay()
  const cutOffToday = cutOffHour < 24 ? now.startOfDay().withPlainTime({ hour: cutOffHour }) : midnight
  const cutOff = Temporal.ZonedDateTime.compare(cutOffToday, now) > 0 ? cutOffToday : midnight
  const staleUntil = Math.min(midnight.epochMilliseconds, cutOff.epochMilliseconds)
  return { freshUntil: Math.min(nowMs + maxAgeMs, staleUntil), staleUntil }
}
