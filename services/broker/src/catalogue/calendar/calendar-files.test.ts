import { expect, test } from 'vitest'
import { readCalendar } from './read-calendar.ts'

/** A calendar's lines, one event's lines, and an event of whole days. */
const file = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', '']
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT']
const days = (from: string, until: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`]
const july = days('20270703', '20270710')
const times = (zone: string) => [`DTSTART;TZID=${zone}:20270703T150000`, `DTEND;TZID=${zone}:20270710T100000`]
const weekends = [...days('20270702', '20270704'), 'RRULE:FREQ=WEEKLY;COUNT=3']
const text = (...lines: readonly string[]) => file(...lines).join('\r\n')
const one = (...lines: readonly string[]) => text(...event(...lines))

const week = '07-03 07-10'
const [first, second, third] = ['07-02 07-04', '07-09 07-11', '07-16 07-18'] as const
const berlin = [
  'BEGIN:VTIMEZONE',
  'TZID:Custom',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'END:STANDARD',
  'END:VTIMEZONE',
]

test.each<[what: string, text: string, ...nights: string[]]>([
  // Whole days and times
  ['whole days', one(...july), week],
  ['a day without VALUE=DATE', one('DTSTART:20270703', 'DTEND:20270710'), week],
  ['a day called a time', one('DTSTART;VALUE=DATE-TIME:20270703', 'DTEND;VALUE=DATE-TIME:20270710'), week],
  ['a time called a day', one('DTSTART;VALUE=DATE:20270703T000000Z', 'DTEND;VALUE=DATE:20270710T000000Z'), week],
  ['days with dashes', one('DTSTART;VALUE=DATE:2027-07-03', 'DTEND;VALUE=DATE:2027-07-10'), week],
  ['no end', one('DTSTART;VALUE=DATE:20270703'), '07-03 07-04'],
  ['an end that is the beginning', one(...days('20270703', '20270703')), '07-03 07-04'],
  ['an end before the beginning', one(...days('20270710', '20270703')), week],
  ['a duration', one('DTSTART;VALUE=DATE:20270703', 'DURATION:P7D'), week],
  ['a beginning and an end at the same time', one('DTSTART:20270703T150000', 'DTEND:20270703T150000'), '07-03 07-04'],
  ['a time and no end', one('DTSTART:20270703T150000'), '07-03 07-04'],
  ['an hour in the afternoon', one('DTSTART:20270703T150000', 'DTEND:20270703T160000')],
  ['the whole of one day, to the last minute', one('DTSTART:20270703T000000', 'DTEND:20270703T235900'), '07-03 07-04'],
  ['to the last second of the last day', one('DTSTART:20270703T000000', 'DTEND:20270709T235959'), week],
  ['31 February as a beginning', one(...days('20270231', '20270305')), '02-28 03-05'],
  ['31 February as an end', one(...days('20270225', '20270231')), '02-25 03-03'],
  ['a leap day in a common year', one(...days('20270229', '20270304')), '02-28 03-04'],
  ['a house closed for ever', one(...days('20270703', '99991231')), '07-03 12-31'],
  // Zones
  ['UTC', one('DTSTART:20270702T223000Z', 'DTEND:20270710T080000Z'), week],
  ['Outlook’s zone', one(...times('W. Europe Standard Time')), week],
  ['Outlook’s zone in New York, at night there', one(...times('Eastern Standard Time').map(atNight)), '07-04 07-10'],
  ['Outlook’s long zone', one(...times('"(UTC+01:00) Amsterdam, Berlin, Bern, Rome"')), week],
  ['Outlook’s long zone without quotes', one(...times('(UTC+01:00) Amsterdam')), week],
  ['Mozilla’s zone', one(...times('/mozilla.org/20070129_1/Europe/Berlin')), week],
  ['a zone defined in the file', text(...berlin, ...event(...times('Custom'))), week],
  ['an unknown zone', one(...times('Mars/Base')), '07-03 07-11'],
  ['an empty zone', one(...times('')), week],
  // Notation
  ['returns alone at the ends of lines', one(...july).replaceAll('\r\n', '\r'), week],
  ['line feeds alone', one(...july).replaceAll('\r\n', '\n'), week],
  ['folded lines', one('SUMMARY:Not avail\r\n able', 'DTSTART;VALUE=DA\r\n TE:20270703', 'DURATION:P7D'), week],
  ['words behind the end', `${one(...july)}\r\n<!-- made in 0.3 s -->\r\n`, week],
  ['a byte order mark', `\uFEFF${one(...july)}`, week],
  ['small letters', one(...july).toLowerCase(), week],
  ['blank lines', one('', ...july, ''), week],
  ['two calendars in one file', one(...july) + one(...days('20270807', '20270814')), week, '08-07 08-14'],
  // Busy and free
  ['busy times', text(...busy('FREEBUSY;FBTYPE=BUSY:20270703T130000Z/20270710T080000Z')), week],
  ['busy times by their length', text(...busy('FREEBUSY:20270703T130000Z/P6DT19H')), week],
  ['tentative times', text(...busy('FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270703T130000Z/P7D')), week],
  ['free times', text(...busy('FREEBUSY;FBTYPE=FREE:20270703T130000Z/20270710T080000Z'))],
  ['a cancelled event', one(...july, 'STATUS:CANCELLED')],
  ['a tentative event', one(...july, 'STATUS:TENTATIVE'), week],
  ['a cancelled calendar', text('METHOD:CANCEL', ...event(...july))],
  ['a transparent event', one(...july, 'TRANSP:TRANSPARENT')],
  ['free in Outlook’s word', one(...july, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')],
  ['free in one word, taken in another', one(...july, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'TRANSP:OPAQUE'), week],
  // Repetitions
  ['every week', one(...weekends), first, second, third],
  ['more days beside the first', one(...days('20270702', '20270704'), 'RDATE;VALUE=DATE:20270709'), first, second],
  ['periods', one(...days('20270702', '20270704'), 'RDATE;VALUE=PERIOD:20270709T120000Z/P2D'), first, second],
  ['a first day that the rule does not name', one(...july, 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=1'), week, '07-05 07-12'],
  ['one left out', one(...weekends, 'EXDATE;VALUE=DATE:20270709'), first, third],
  ['one left out by its time', one(...weekends, 'EXDATE:20270709T000000Z'), first, third],
  ['one cancelled', text(...event(...weekends), ...changed('STATUS:CANCELLED', ...july)), first, third],
  ['one moved', text(...event(...weekends), ...changed(...days('20270712', '20270713'))), first, third, '07-12 07-13'],
  [
    'this and all later ones moved',
    text(...event(...weekends), ...changed(...days('20270710', '20270712'), 'RANGE')),
    first,
    third,
    '07-17 07-19',
    '07-10 07-12',
  ],
  [
    'this and all later ones cancelled',
    text(...event(...weekends), ...changed(...july, 'STATUS:CANCELLED', 'RANGE')),
    first,
  ],
  ['a change of something that the file does not have', text(...changed(...july)), week],
])('%s', (_, given, ...nights) => {
  const read = readCalendar(given, '2026-11-15')
  if (read.kind === 'refused') throw new Error(read.reason)
  expect(read.events.map(({ arrival, departure }) => `${arrival.slice(5)} ${departure.slice(5)}`)).toEqual(nights)
})

function busy(line: string): string[] {
  return ['BEGIN:VFREEBUSY', 'DTSTART:20270101T000000Z', 'DTEND:20271231T000000Z', line, 'END:VFREEBUSY']
}

/** The second weekend, changed; `RANGE` stands for all later ones too. */
function changed(...lines: readonly string[]): string[] {
  const range = lines.includes('RANGE') ? ';RANGE=THISANDFUTURE' : ''
  return event(`RECURRENCE-ID;VALUE=DATE${range}:20270709`, ...lines.filter((line) => line !== 'RANGE'))
}

function atNight(line: string): string {
  return line.replace('T150000', 'T200000')
}
