/** Windows' (and Outlook's) names of relevant time zones. */
const windowsZones: Readonly<Record<string, string>> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Atlantic Standard Time': 'America/Halifax',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'China Standard Time': 'Asia/Shanghai',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'Eastern Standard Time': 'America/New_York',
  'FLE Standard Time': 'Europe/Helsinki',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Athens',
  'Greenland Standard Time': 'America/Nuuk',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'India Standard Time': 'Asia/Kolkata',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Romance Standard Time': 'Europe/Copenhagen',
  'Russian Standard Time': 'Europe/Moscow',
  'Singapore Standard Time': 'Asia/Singapore',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Turkey Standard Time': 'Europe/Istanbul',
  UTC: 'UTC',
  'W. Europe Standard Time': 'Europe/Berlin',
}

const minuteMs = 60_000
/** The range of all time zones, for unknown names. */
const widest = { earliest: 14 * 60, latest: -12 * 60 }

/** Offsets from UTC in minutes at about this local time: the range of possible ones. */
export function zoneOffsets(name: string, wallMs: number): { earliest: number; latest: number } {
  const usual = usualName(name)
  const offset = usual === null ? null : offsetMinutes(usual, wallMs)
  return offset === null ? widest : { earliest: offset, latest: offset }
}

/** Normalises Outlook's "(UTC+01:00) Amsterdam, Berlin, …" and Mozilla's path prefix. */
function usualName(name: string): string | null {
  const [, hours] = /^\(?(?:UTC|GMT)([+-]\d{1,2}:?\d{2})\b/i.exec(name) ?? []
  if (hours) return hours.replace(/^([+-])(\d):?(\d{2})$/, '$10$2:$3')
  if (/^\(?(?:UTC|GMT)\)?(?!\w)/i.test(name) && !(name in windowsZones)) return 'UTC'
  const listed = Object.entries(windowsZones).find(([known]) => known.toLowerCase() === name.toLowerCase())
  return listed?.[1] ?? /(?<![A-Za-z_])[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?$/.exec(name)?.[0] ?? name
}

/** May be an hour off in the night of a clock change, which does not affect stays. */
function offsetMinutes(zone: string, wallMs: number): number | null {
  try {
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
    const shown = formatter.formatToParts(new Date(wallMs)).find(({ type }) => type === 'timeZoneName')?.value
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(shown ?? '') ?? []
    const size = Number(hours) * 60 + Number(minutes)
    return sign === '-' ? -size : size
  } catch {
    return null
  }
}

export function wallMoment(wallMs: number, offset: number): Date {
  return new Date(wallMs - offset * minuteMs)
}
