import { atPlace } from '../../place-name.ts'
import { plural } from '../../plural.ts'
import type { FinderMessages } from './en.ts'

export const finder: FinderMessages = {
  title: 'Auf der ganzen Website suchen',
  label: 'Hausnr., Ort oder was Sie sich wünschen',
  placeholder: 'Ort, Hausnr., Sauna für 6 im Juli …',
  submit: 'Suchen',
  close: 'Suche schließen',
  results: 'Vorschläge',
  groups: {
    words: 'Wir suchen nach',
    houses: 'Häuser',
    areas: 'Orte',
    streets: 'Straßen',
    pages: 'Seiten',
    posts: 'Aus dem Blog',
    jobs: 'Stellen',
    recent: 'Ihre letzten Suchen',
    more: 'Weitersuchen',
  },
  jump: (number: string) => `Direkt zu Haus ${number}`,
  housesIn: (place: string) => `Häuser ${atPlace('de', place)}`,
  allHouses: (text: string) => `Häuser nach „${text}“ durchsuchen`,
  searchPage: 'Alle Häuser mit Filtern und Karte',
  wordsSearch: 'Häuser anzeigen',
  wordsRest: (text: string) => `ohne „${text}“, das haben wir nicht verstanden`,
  forget: 'Verlauf löschen',
  searching: 'Suche läuft …',
  found: (count: number) => plural('de', count, { one: '# Vorschlag', other: '# Vorschläge' }),
  none: (text: string) => `Zu „${text}“ finden wir kein Haus, keinen Ort und keine Seite.`,
  failed: 'Die Vorschläge können gerade nicht geladen werden. Die Häuser können Sie trotzdem durchsuchen.',
  hint: 'Geben Sie eine Hausnr., einen Ort, eine Straße oder ein Thema ein. Oder schreiben Sie einfach, was Sie suchen:',
  examples: ['6 Personen mit Sauna und Hund im Juli', 'kleines Haus nah am Strand, unter 900 €', 'Reetdach mit Kamin'],
  keys: { choose: 'auswählen', open: 'öffnen', leave: 'schließen' },
}
