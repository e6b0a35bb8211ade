import type { EditionKey } from './edition-key.ts'

/** Names of weekdays (Monday first) and months, and of the Christmas and New Year weeks. */
export type CalendarWords = {
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
  readonly weekdays: readonly string[]
  readonly weekdaysShort: readonly string[]
  readonly weekNumber: (week: number) => string
  /** Label of the cheapest week of a year. */
  readonly cheapest: string
  readonly schoolHolidays: string
  readonly specialWeeks: Readonly<Record<'christmas' | 'new-year', string>>
}

const list = (words: string): readonly string[] => words.split(' ')

export const calendarWords: Readonly<Record<EditionKey, CalendarWords>> = {
  da: {
    months: list('januar februar marts april maj juni juli august september oktober november december'),
    monthsShort: list('jan. feb. mar. apr. maj juni juli aug. sep. okt. nov. dec.'),
    weekdays: list('mandag tirsdag onsdag torsdag fredag lørdag søndag'),
    weekdaysShort: list('man. tirs. ons. tors. fre. lør. søn.'),
    weekNumber: (week) => `Uge ${week}`,
    cheapest: 'billigste uge',
    schoolHolidays: 'Skoleferier',
    specialWeeks: { christmas: 'juleuge', 'new-year': 'nytårsuge' },
  },
  de: {
    months: list('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    monthsShort: list('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    weekdays: list('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
    weekdaysShort: list('Mo. Di. Mi. Do. Fr. Sa. So.'),
    weekNumber: (week) => `KW ${week}`,
    cheapest: 'günstigste Woche',
    schoolHolidays: 'Schulferien',
    specialWeeks: { christmas: 'Weihnachtswoche', 'new-year': 'Silvesterwoche' },
  },
  en: {
    months: list('January February March April May June July August September October November December'),
    monthsShort: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    weekdaysShort: list('Mon Tue Wed Thu Fri Sat Sun'),
    weekNumber: (week) => `Week ${week}`,
    cheapest: 'cheapest week',
    schoolHolidays: 'School holidays',
    specialWeeks: { christmas: 'Christmas week', 'new-year': 'New Year week' },
  },
}
