/** A fault in a calendar, worded to follow "The calendar cannot be read: …". */
export class UnreadableCalendar extends Error {}

const timeLine = /^(DTSTART|DTEND|RDATE|EXDATE|RECURRENCE-ID)(;.*)?:([^:]*)$/i
const writtenTime = /^(\d{4})(\d{2})(\d{2})(?:T(\d{4})(\d{2})?(Z?))?(\/.+)?$/i

/**
 * Normalises the lines of a file. Portals and office programs omit VALUE=DATE, end lines with CR only, append text after the
 * end, and write 31 February; each has one safe interpretation.
 */
export function calendarLines(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF?\s*/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  if (!/^BEGIN:VCALENDAR$/i.test(lines[0] ?? '')) throw new UnreadableCalendar('it does not begin with BEGIN:VCALENDAR')
  const end = lines.findLastIndex((line) => /^END:VCALENDAR$/i.test(line))
  // Text after the end is ignored; another BEGIN means a truncated file.
  if (end < 0 || lines.slice(end).some((line) => /^BEGIN:/i.test(line))) {
    throw new UnreadableCalendar('its end is missing')
  }
  return lines.slice(0, end + 1).flatMap(standardLine)
}

function standardLine(line: string): string[] {
  const [, name = '', parameters = '', value = ''] = timeLine.exec(line) ?? []
  if (name === '') return [line]
  const isDay = /;VALUE=DATE(?=;|$)/i.test(parameters) || /^[\d,-]+$/.test(value)
  const values = value.split(',').flatMap((one) => standardTime(one.trim(), name.toUpperCase(), isDay))
  if (values.length === 0) return []
  const others = parameters.replace(/;VALUE=DATE(-TIME)?(?=;|$)/gi, '')
  // A zone name may contain a colon, which not every program quotes.
  const quoted = others.replace(/;TZID=([^";]*:[^";]*)/i, ';TZID="$1"')
  return [`${name}${quoted}${isDay ? ';VALUE=DATE' : ''}:${values.join(',')}`]
}

function standardTime(written: string, name: string, isDay: boolean): string[] {
  const plain = /^\d{4}-\d{2}-\d{2}/.test(written) ? written.replace(/[-:]/g, '') : written
  const [, year = '', month = '', day = '', minutes, seconds = '00', utc = '', rest = ''] =
    writtenTime.exec(plain) ?? []
  const real = realDay(Number(year), Number(month), Number(day), name)
  if (year === '' || real === null) throw new UnreadableCalendar(`${written.slice(0, 20)} is no day`)
  if (real === 'none') return []
  return [isDay || minutes === undefined ? real : `${real}T${minutes}${seconds}${utc}${rest}`]
}

/** An impossible day such as 31 February: a start moves to the month's last day, an end into the next month. */
function realDay(year: number, month: number, day: number, name: string): string | 'none' | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  const monthEnd = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day > monthEnd && name === 'EXDATE') return 'none'
  const shown = day > monthEnd && name !== 'DTEND' ? monthEnd : day
  return new Date(Date.UTC(year, month - 1, shown)).toISOString().slice(0, 10).replaceAll('-', '')
}
