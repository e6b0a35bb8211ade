import type { Vocabulary } from '../meaning.ts'

/** Durations, and days relative to today. */
export const stayWords: Vocabulary = [
  [
    { kind: 'nights' },
    {
      da: 'nætter, nat, dage, dag, døgn, overnatninger',
      de: 'Nächte, Nächten, Nacht, Tage, Tagen, Tag, Übernachtungen',
      en: 'nights, night, days, day',
    },
  ],
  [{ kind: 'weeks' }, { da: 'uger, uge, uges, ugers', de: 'Wochen, Woche, wöchig', en: 'weeks, week' }],
  [
    { kind: 'week-number' },
    {
      da: 'uge, ugerne, uge nr, ugenummer, uge nummer',
      de: 'KW, Kalenderwoche, Woche, Kalenderwochen, Wochen',
      en: 'week, weeks, week no, week number, wk',
    },
  ],
  [
    { kind: 'next-week' },
    { da: 'næste uge, i næste uge', de: 'nächste Woche, nächster Woche, kommende Woche', en: 'next week, coming week' },
  ],
  [
    { kind: 'coming-weekend' },
    {
      da: 'denne weekend, i weekenden, næste weekend, kommende weekend',
      de: 'dieses Wochenende, nächstes Wochenende, am Wochenende, kommendes Wochenende',
      en: 'this weekend, next weekend, the coming weekend',
    },
  ],
  [
    { kind: 'break', min: 2, max: 3 },
    {
      da: 'weekend, weekendtur, weekendophold',
      de: 'Wochenende, Wochenendtrip, Wochenendurlaub',
      en: 'weekend, weekend break, weekend stay',
    },
  ],
  [
    { kind: 'break', min: 3, max: 4 },
    {
      da: 'lang weekend, forlænget weekend',
      de: 'langes Wochenende, verlängertes Wochenende, lange Wochenende, verlängerte Wochenende',
      en: 'long weekend, extended weekend',
    },
  ],
  [
    { kind: 'break', min: 2, max: 5 },
    {
      da: 'miniferie, kort ferie, minitur, kort ophold',
      de: 'Kurzurlaub, Kurzreise, Kurztrip, kurzer Aufenthalt',
      en: 'short break, short stay, mini break, minibreak',
    },
  ],
  [
    { kind: 'break', min: 14, max: 14 },
    { da: 'et par uger', de: 'ein paar Wochen', en: 'fortnight, a couple of weeks' },
  ],
  [
    { kind: 'break', min: 7, max: 7 },
    { da: 'for en uge', de: 'für eine Woche', en: 'a week, for a week' },
  ],
  [
    { kind: 'year', ahead: 0 },
    { da: 'i år, dette år', de: 'dieses Jahr, dieses Jahres, diesen Jahres, in diesem Jahr', en: 'this year' },
  ],
  [
    { kind: 'year', ahead: 1 },
    {
      da: 'næste år, til næste år',
      de: 'nächstes Jahr, nächsten Jahres, nächstes Jahres, im nächsten Jahr, kommenden Jahres',
      en: 'next year, of next year',
    },
  ],
  [
    { kind: 'coming' },
    {
      da: 'næste, kommende, førstkommende, på, nu på, denne',
      de: 'nächsten, nächster, kommenden, diesen, am nächsten, am kommenden',
      en: 'next, coming, this, this coming',
    },
  ],
  [
    { kind: 'day', ahead: 0 },
    { da: 'i dag, i aften', de: 'heute, heute Abend', en: 'today, tonight' },
  ],
  [
    { kind: 'day', ahead: 1 },
    { da: 'i morgen', de: 'morgen', en: 'tomorrow' },
  ],
  [{ kind: 'ordinal' }, { da: '', de: '', en: 'st, nd, rd, th' }],
]
