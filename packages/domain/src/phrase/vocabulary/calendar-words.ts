import type { Vocabulary, Words } from '../meaning.ts'

const months: readonly Words[] = [
  { da: 'januar, jan', de: 'Januar, Jan, Jänner', en: 'January, Jan' },
  { da: 'februar, feb', de: 'Februar, Feb', en: 'February, Feb' },
  { da: 'marts, mar', de: 'März', en: 'March' },
  { da: 'april, apr', de: 'April, Apr', en: 'April, Apr' },
  { da: 'maj', de: 'Mai', en: 'May' },
  { da: 'juni, jun', de: 'Juni, Jun', en: 'June, Jun' },
  { da: 'juli', de: 'Juli, Jul', en: 'July, Jul' },
  { da: 'august, aug', de: 'August, Aug', en: 'August, Aug' },
  { da: 'september, sep, sept', de: 'September, Sep, Sept', en: 'September, Sep, Sept' },
  { da: 'oktober, okt', de: 'Oktober, Okt', en: 'October, Oct' },
  { da: 'november, nov', de: 'November, Nov', en: 'November, Nov' },
  { da: 'december, dec', de: 'Dezember, Dez', en: 'December, Dec' },
]

const weekdays: readonly Words[] = [
  { da: 'mandag, mandage', de: 'Montag, montags, Montagsanreise', en: 'Monday, Mondays' },
  { da: 'tirsdag', de: 'Dienstag, dienstags', en: 'Tuesday, Tuesdays' },
  { da: 'onsdag', de: 'Mittwoch, mittwochs', en: 'Wednesday, Wednesdays' },
  { da: 'torsdag, torsdage', de: 'Donnerstag, donnerstags, Donnerstagsanreise', en: 'Thursday, Thursdays' },
  { da: 'fredag, fredage', de: 'Freitag, freitags, Freitagsanreise', en: 'Friday, Fridays' },
  { da: 'lørdag, lørdage', de: 'Samstag, samstags, Sonnabend, Samstagsanreise', en: 'Saturday, Saturdays' },
  { da: 'søndag, søndage', de: 'Sonntag, sonntags, Sonntagsanreise', en: 'Sunday, Sundays' },
]

const shortWeekdays: readonly Words[] = [
  { da: 'man', de: 'Mo', en: 'Mon' },
  { da: 'tir, tirs', de: 'Di', en: 'Tue, Tues' },
  { da: 'ons', de: 'Mi', en: 'Wed' },
  { da: 'tor, tors', de: 'Do', en: 'Thu, Thur, Thurs' },
  { da: 'fre', de: 'Fr', en: 'Fri' },
  { da: 'lør', de: 'Sa', en: 'Sat' },
  { da: 'søn', de: 'So', en: 'Sun' },
]

/** "Erste Augustwoche". */
function withWeek(words: Words): Words {
  const [month] = words.de.split(',')
  return { ...words, de: `${words.de}, ${month}woche` }
}

/** Months, weekdays, seasons and holidays. */
export const calendarWords: Vocabulary = [
  ...months.map((words, index) => [{ kind: 'month', month: index + 1 }, withWeek(words)] as const),
  ...weekdays.map((words, index) => [{ kind: 'weekday', weekday: index + 1 }, words] as const),
  ...shortWeekdays.map((words, index) => [{ kind: 'short-weekday', weekday: index + 1 }, words] as const),
  [
    { kind: 'part-of-month', part: 'early' },
    {
      da: 'start, starten af, primo, i starten af, begyndelsen af, først i, tidligt i',
      de: 'Anfang, zu Beginn, Beginn',
      en: 'early, beginning of, the beginning of, start of, the start of',
    },
  ],
  [
    { kind: 'part-of-month', part: 'mid' },
    { da: 'midt i, midt, midten af, medio', de: 'Mitte', en: 'mid, middle of, the middle of' },
  ],
  [
    { kind: 'part-of-month', part: 'late' },
    { da: 'slut, slutningen af, sidst i, ultimo', de: 'Ende', en: 'late, end of, the end of' },
  ],
  [
    { kind: 'part-of-month', part: 'first-week' },
    {
      da: 'første uge i, første uge af, den første uge i, den første uge af',
      de: 'erste Woche, ersten Woche, erste, in der ersten Woche',
      en: 'first week of, first week in, the first week of, the first week in',
    },
  ],
  [
    { kind: 'part-of-month', part: 'last-week' },
    {
      da: 'sidste uge i, sidste uge af, den sidste uge i, den sidste uge af',
      de: 'letzte Woche, letzten Woche, letzte, in der letzten Woche',
      en: 'last week of, last week in, the last week of, the last week in',
    },
  ],
  [
    { kind: 'season', season: 'spring' },
    { da: 'forår, foråret', de: 'Frühling, Frühjahr', en: 'spring, springtime' },
  ],
  [
    { kind: 'season', season: 'summer' },
    { da: 'sommer, sommeren, højsommer', de: 'Sommer, Hochsommer', en: 'summer, summertime' },
  ],
  [
    { kind: 'season', season: 'autumn' },
    { da: 'efterår, efteråret', de: 'Herbst', en: 'autumn, fall' },
  ],
  [
    { kind: 'season', season: 'winter' },
    { da: 'vinter, vinteren', de: 'Winter', en: 'winter, wintertime' },
  ],
  [
    { kind: 'season', season: 'summer-holidays' },
    {
      da: 'sommerferie, sommerferien, skolernes sommerferie',
      de: 'Sommerferien, Sommerurlaub',
      en: 'summer holidays, summer holiday, school summer holidays, summer vacation',
    },
  ],
  [
    { kind: 'season', season: 'october' },
    { da: '', de: 'Herbstferien', en: 'autumn holidays, autumn half term, october half term' },
  ],
  [
    { kind: 'holiday', holiday: 'easter' },
    {
      da: 'påske, påsken, påskeferie, påskeferien',
      de: 'Ostern, Osterurlaub, Osterferien, Karwoche, Ostertage',
      en: 'Easter, Easter holidays, Easter break',
    },
  ],
  [
    { kind: 'holiday', holiday: 'ascension' },
    {
      da: 'kristi himmelfart, kristi himmelfartsferie, himmelfart',
      de: 'Himmelfahrt, Christi Himmelfahrt, Vatertag',
      en: 'Ascension, Ascension Day',
    },
  ],
  [
    { kind: 'holiday', holiday: 'whitsun' },
    { da: 'pinse, pinsen, pinseferie', de: 'Pfingsten, Pfingstferien', en: 'Whitsun, Pentecost, Whit' },
  ],
  [
    { kind: 'holiday', holiday: 'christmas' },
    {
      da: 'jul, julen, juleaften, juleugen',
      de: 'Weihnachten, Weihnachtsurlaub, Heiligabend, Weihnachtstage, Weihnachtswoche',
      en: 'Christmas, Xmas, Christmas Eve, Christmas week',
    },
  ],
  [
    { kind: 'holiday', holiday: 'new-year' },
    {
      da: 'nytår, nytåret, nytårsaften',
      de: 'Silvester, Sylvester, Neujahr, Jahreswechsel, zwischen den Jahren',
      en: 'New Year, New Years, New Years Eve',
    },
  ],
  [
    { kind: 'holiday', holiday: 'christmas-holidays' },
    {
      da: 'juleferie, juleferien, jul og nytår',
      de: 'Weihnachtsferien, Weihnachten und Silvester',
      en: 'Christmas holidays, Christmas and New Year',
    },
  ],
  // The weeks of Danish school holidays.
  [
    { kind: 'fixed-week', week: 42 },
    { da: 'efterårsferie, efterårsferien', de: '', en: '' },
  ],
  [
    { kind: 'fixed-week', week: 7 },
    { da: 'vinterferie, vinterferien', de: '', en: '' },
  ],
]
