const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
let formatter: Intl.DateTimeFormat | null = null

/** For years before `firstRuledYear`. Created lazily, because a browser takes tens of milliseconds for it. */
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

/** Since then summer time has ended in October, see directive 2000/84/EC. */
const firstRuledYear = 1996

/** The time on a wall clock in Denmark, wherever the code runs. */
export function copenhagenClock(instant: Date): WallClock {
  const year = instant.getUTCFullYear()
  // In the last hours of a UTC year the Danish year differs, but both are in winter.
  if (!(year >= firstRuledYear)) return readFormatted(instant)
  const ms = instant.getTime()
  const isSummer = ms >= changeOf(year, 2) && ms < changeOf(year, 9)
  const wall = new Date(ms + (isSummer ? 2 : 1) * hourMs)
  return {
    day: `${wall.getUTCFullYear()}-${twoDigits(wall.getUTCMonth() + 1)}-${twoDigits(wall.getUTCDate())}`,
    minuteOfDay: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  }
}

/** 01:00 UTC on the last Sunday of a month; `month` is zero-based. */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.getTime() - last.getUTCDay() * dayMs + hourMs
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function readFormatted(instant: Date): WallClock {
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
 * The instant of a Danish wall-clock time. An hour that occurs twice in autumn means its first occurrence; one that is
 * skipped in spring is shifted to after the change.
 */
export function copenhagenInstant(day: string, minuteOfDay = 0): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * minuteMs
  const summer = new Date(asUtc - 120 * minuteMs)
  const clock = copenhagenClock(summer)
  const isSummer = clock.day === day && clock.minuteOfDay === minuteOfDay
  return isSummer ? summer : new Date(asUtc - 60 * minuteMs)
}
