import { plural } from '../plural.ts'
import type { Messages } from './en.ts'

export const de: Messages = {
  site: {
    name: 'Marram',
    title: 'Ferienhaus in Dänemark an der Nordsee',
    description:
      'Ferienhäuser hinter den Dünen der jütländischen Westküste. Der Preis, den Sie sehen, enthält alle Pflichtkosten.',
    language: 'Deutsch',
    skipToContent: 'Zum Inhalt',
  },
  header: {
    home: 'Marram, zur Startseite',
    contact: 'Kontakt und Öffnungszeiten',
    jubilee: '60 Jahre Marram',
    phone: '+45 75 00 19 66',
    openToday: (from, to) => `Heute von ${from} bis ${to} Uhr für Sie da:`,
    closedToday: (day, hour) => `Heute geschlossen, ${day} ab ${hour} Uhr wieder da:`,
    chooseLanguage: (current) => `Sprache: ${current}. Andere Sprache wählen`,
    otherLanguages: 'Andere Sprachen',
  },
  front: {
    headline: 'Ihr Haus hinter den Dünen',
    intro: (count) =>
      `${plural('de', count, { one: '# Ferienhaus', other: '# Ferienhäuser' })} an der dänischen Nordsee.`,
    introPrice: 'Der Preis, den Sie sehen, enthält alle Pflichtkosten.',
    areasTitle: 'Wo möchten Sie aufwachen?',
    areasIntro: 'Von Søndervig bis Rømø: jeder Ort hat sein eigenes Stück Strand.',
    housesTitle: 'Bald frei',
    housesIntro: 'Häuser, die Sie in den nächsten Wochen noch bekommen, jeweils mit der günstigsten freien Woche.',
    jubileeEyebrow: '1966 bis 2026',
    jubileeTitle: '60 Jahre Marram',
    jubileeText:
      'Marram ist das englische Wort für Strandhafer, das Gras, das die Dünen zusammenhält. 1966 vermieteten wir in Blåvand das erste Haus, der Schlüssel lag in der Küchenschublade. Heute sind es über tausend Häuser, und den Schlüssel gibt Ihnen noch immer jemand, der Ihr Haus kennt.',
    unavailable: 'Diesen Teil können wir gerade nicht zeigen. Bitte versuchen Sie es gleich noch einmal.',
  },
  lodging: {
    houses: (count) => plural('de', count, { one: '# Haus', other: '# Häuser' }),
    persons: (count) => plural('de', count, { one: '# Person', other: '# Personen' }),
    bedrooms: (count) => plural('de', count, { one: '# Schlafzimmer', other: '# Schlafzimmer' }),
    toBeach: (distance) => `${distance} zum Meer`,
    nights: (count) => plural('de', count, { one: '# Nacht', other: '# Nächte' }),
    reviews: (count) => plural('de', count, { one: '# Bewertung', other: '# Bewertungen' }),
    ratingOf: (rating) => `${rating} von 5`,
    priceNote: 'inkl. aller Pflichtkosten',
    nightsForTwo: (count) => `${plural('de', count, { one: '# Nacht', other: '# Nächte' })}, 2 Erwachsene`,
    consumption: (amount) => `zzgl. Verbrauch ca. ${amount}`,
    picturesOf: (name) => `Bilder von Haus ${name}`,
  },
  error: {
    notFoundTitle: 'Diese Seite gibt es hier nicht',
    otherTitle: 'Bei uns ist etwas schiefgegangen',
    notFoundText: 'Vielleicht ist die Adresse vertippt oder die Seite umgezogen. Die Häuser stehen alle noch.',
    otherText:
      'Ihre Angaben sind nicht verloren. Bitte versuchen Sie es gleich noch einmal; bleibt es so, rufen Sie uns an.',
    path: (path) => `Adresse: ${path}`,
    home: 'Zur Startseite »',
  },
  footer: {
    about:
      'Ferienhäuser an der dänischen Nordsee, seit 1966. Schlüssel, Bettwäsche und Hilfe bekommen Sie in unseren Büros an der Küste.',
    languages: 'Sprachen',
    contact: 'Kontakt',
    company: '© Marram A/S',
    demo: 'Beispielagentur: Häuser, Menschen und Preise sind erfunden.',
  },
  ui: {
    close: 'Schließen',
    previous: 'Zurück',
    next: 'Weiter',
    more: 'Mehr lesen',
    loading: 'Wird geladen',
    slide: (position, total) => `${position} von ${total}`,
  },
}
