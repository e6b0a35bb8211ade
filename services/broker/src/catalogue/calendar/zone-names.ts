/** As Windows and so Outlook call the zones in which guests, owners and portals of a Danish house are. */
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
/** The ends of the world's clocks: a zone that nobody knows is one of those between. */
const widest = { earliest: 14 * 60, latest: -12 * 60 }

/** Minutes ahead of UTC at about this wall clock, the most and the least that the name may mean. */
export function zoneOffsets(name: string, wallMs: number): { earliest: number; latest: number } {
  const usual = usualName(name)
  const offset = usual === null ? null : offsetMinutes(usual, wallMs)
  return offset === null ? widest : { earliest: offset, latest: offset }
}

/** Outlook's long form is "(UTC+01:00) Amsterdam, Berlin, …"; Mozilla and others put a path before the name. */
function usualName(name: string): string | null {
  const [, hours] = /^\(?(?:UTC|GMT)([+-]\d{1,2}:?\d{2})\b/i.exec(name) ?? []
  if (hours) return hours.replace(/^([+-])(\d):?(\d{2})$/, '$10$2:$3')
  if (/^\(?(?:UTC|GMT)\)?(?!\w)/i.test(name) && !(name in windowsZones)) return 'UTC'
  const listed = Object.entries(windowsZones).find(([known]) => known.toLowerCase() === name.toLowerCase())
  return listed?.[1] ?? /(?<![A-Za-z_])[A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?$/.exec(name)?.[0] ?? name
}

/** An hour's doubt on the night of a change moves no stay. */
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
