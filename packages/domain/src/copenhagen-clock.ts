const minuteMs = 60_000
let formatter: Intl.DateTimeFormat | null = null

/** Made when it is first asked: a browser takes milliseconds for it, and not every page needs the time in Denmark. */
function danishFormat(): Intl.DateTimeFormat {
  formatter ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Copenhagen',
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return formatter
}

/** `day` is an ISO day. */
export type WallClock = Readonly<{ day: string; minuteOfDay: number }>

/** Most questions are about now and a few cut-offs near it: Intl takes 6 µs for each, and the rules ask at every turn. */
const recent = new Map<number, WallClock>()
const maxRecent = 64

/** What a clock on the wall in Denmark shows, wherever the code runs. */
export function copenhagenClock(instant: Date): WallClock {
  const minute = Math.floor(instant.getTime() / minuteMs)
  const known = recent.get(minute)
  if (known) return known
  const clock = readClock(instant)
  if (recent.size >= maxRecent) recent.clear()
  // Long ago the Danish minute did not begin with that of Greenwich.
  if (minute >= 0) recent.set(minute, clock)
  return clock
}

function readClock(instant: Date): WallClock {
  const parts = new Map(
    danishFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minuteOfDay: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/**
 * The instant of a Danish wall-clock time. An hour that comes twice in autumn is taken at its first coming; one that
 * is skipped in spring is taken as the same stretch after the change.
 */
export function copenhagenInstant(day: string, minuteOfDay = 0): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * minuteMs
  const summer = new Date(asUtc - 120 * minuteMs)
  const clock = copenhagenClock(summer)
  const isSummer = clock.day === day && clock.minuteOfDay === minuteOfDay
  return isSummer ? summer : new Date(asUtc - 60 * minuteMs)
}
