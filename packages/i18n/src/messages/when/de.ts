import { plural } from '../../plural.ts'
import type { WhenMessages } from './en.ts'

const count = (one: string, other: string) => (value: number) => plural('de', value, { one, other })

export const when: WhenMessages = {
  kinds: { label: 'So möchten Sie wählen', days: 'Genaue Tage', months: 'Monate', holidays: 'Schulferien' },
  length: { label: 'Wie lange?', other: 'andere', otherLabel: 'Andere Anzahl Nächte' },
  from: (amount) => `ab ${amount}`,
  houses: count('# Haus', '# Häuser'),
  none: 'nichts frei',
  departure: 'Abreise',
  arrival: 'Anreise möglich',
  months: {
    hint: (nights) =>
      `Wählen Sie einen Monat oder mehrere. Ab-Preise für ${nights}, inklusive aller verpflichtenden Kosten.`,
    cheapest: 'der niedrigste Preis',
  },
  holidays: {
    hint: (nights) =>
      `Wählen Sie einmal Ferien oder mehrere. Ab-Preise für ${nights}, inklusive aller verpflichtenden Kosten.`,
    region: 'Wer hat Ferien?',
    kinds: {
      autumn: 'Herbstferien',
      christmas: 'Weihnachtsferien',
      winter: 'Winterferien',
      spring: 'Frühjahrsferien',
      easter: 'Osterferien',
      whitsun: 'Pfingstferien',
      summer: 'Sommerferien',
    },
    weeks: count('# Woche', '# Wochen'),
    none: 'Für das kommende Jahr sind uns hier keine Ferien bekannt.',
    rule: 'Stand: November 2026, ohne Gewähr. Es zählen die Wochen von Samstag bis Samstag, die ganz in den Ferien liegen.',
  },
  legend: {
    arrival: (nights) => `Anreise, ab-Preis für ${nights}`,
    stay: 'Ihr Aufenthalt',
    none: 'keine Anreise',
  },
  flexible: 'Darf es auch etwas früher oder später sein?',
  exactly: 'Nur',
  saturdaysOnly:
    'In dieser Woche beginnen alle Aufenthalte am Samstag. Ein paar Tage früher oder später fänden deshalb nicht mehr Häuser.',
  weekday: 'An welchem Tag möchten Sie anreisen?',
}
