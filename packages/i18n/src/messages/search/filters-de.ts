import { plural } from '../../plural.ts'
import type { SearchFilterMessages } from './filters-en.ts'

const count = (one: string, other: string) => (value: number) => plural('de', value, { one, other })

export const filterTexts: SearchFilterMessages = {
  filters: {
    title: 'Filter',
    open: 'Filter',
    chosen: count('# Filter gewählt', '# Filter gewählt'),
    close: 'Filter schließen',
    reset: 'Zurücksetzen',
    apply: 'Häuser anzeigen',
    more: 'Weitere Filter',
    any: 'egal',
    houses: count('# Haus', '# Häuser'),
    place: 'Ort',
    placesUnavailable: 'Die Liste der Orte kann gerade nicht geladen werden.',
    price: {
      legend: (nights) => `Gesamtpreis für ${nights}`,
      legendAny: 'Gesamtpreis des Aufenthalts',
      label: 'Höchstpreis',
      upTo: (amount) => `bis ${amount}`,
      any: 'jeder Preis',
      from: (amount) => `ab ${amount}`,
      histogram: 'Die Balken zeigen, wie viele Häuser es zu welchem Preis gibt.',
    },
    sections: {
      beach: 'Entfernung zum Meer',
      persons: 'Personen',
      bedrooms: 'Schlafzimmer',
      wellness: 'Wellness',
      pets: 'Haustiere',
      changeDays: 'Anreisetag',
      special: 'Besondere Wünsche',
      bathrooms: 'Bäder',
      shop: 'Entfernung zur Einkaufsmöglichkeit',
      stars: 'Sterne',
      pineCones: 'Hausstandard (1 bis 5 Zapfen)',
      heating: 'Heizung',
      household: 'Haushalt und Energie',
      texts: 'Hausnr., Straße, Stichwort',
    },
    from: (value) => `ab ${value}`,
    upTo: (value) => `bis ${value}`,
    noPets: 'keine',
    bathrooms: (bathrooms, showers) =>
      `${plural('de', bathrooms, { one: '# Bad', other: '# Bäder' })}, ${showers} mit Dusche`,
    texts: {
      textQuery: 'Stichwort',
      textQueryHint: 'Was in der Beschreibung stehen soll',
      vejnavn: 'Straße',
      name: 'Hausnr. (B2417)',
    },
    facilities: {
      title: 'Gesamte Ausstattung',
      search: 'In der Ausstattung suchen',
      none: 'Keine passende Ausstattung gefunden.',
      chosen: count('# gewählt', '# gewählt'),
    },
    relax: {
      title: 'Leider kein Treffer. Diese Änderungen helfen:',
      without: (criterion) => `ohne „${criterion}“`,
      instead: (criterion) => `stattdessen: ${criterion}`,
      all: 'alle Häuser, ganz ohne Filter',
    },
  },
  strip: {
    title: 'Günstigster Preis pro Woche',
    note: (nights, persons) => `für ${nights} und ${persons}`,
    earlier: 'Frühere Wochen',
    later: 'Spätere Wochen',
    week: (range, amount, houses) => `${range}, ab ${amount}, ${houses}`,
    none: (range) => `${range}, nichts frei`,
    noneShort: 'keins',
    keys: 'Die Pfeiltasten führen von Woche zu Woche, die Eingabetaste wählt eine Woche aus und beim zweiten Mal wieder ab.',
    unavailable: 'Die Wochenpreise können gerade nicht geladen werden.',
  },
}
