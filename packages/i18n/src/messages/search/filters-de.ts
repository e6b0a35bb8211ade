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
    apply: 'Häuser ansehen',
    any: 'egal',
    houses: count('# Haus', '# Häuser'),
    place: 'Gebiet',
    placesUnavailable: 'Die Liste der Orte ist gerade nicht da.',
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
      wellness: 'Wohlfühlen',
      pets: 'Haustiere',
      changeDays: 'Anreisetag',
      special: 'Besonderes',
      bathrooms: 'Bäder',
      shop: 'Entfernung zum Laden',
      stars: 'Sterne',
      pineCones: 'Kiefernzapfen',
      heating: 'Heizung',
      household: 'Haushalt und Energie',
      texts: 'Name, Straße, Stichwort',
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
      name: 'Hausnummer',
    },
    facilities: {
      title: 'Alle Ausstattung',
      search: 'In der Ausstattung suchen',
      none: 'So heißt keine Ausstattung.',
      chosen: count('# gewählt', '# gewählt'),
    },
    relax: {
      title: 'Knapp vorbei. Das würde helfen:',
      without: (criterion) => `ohne „${criterion}“`,
      instead: (criterion) => `stattdessen: ${criterion}`,
      all: 'alle Häuser, ganz ohne Filter',
    },
  },
  strip: {
    title: 'Günstigster Preis je Woche',
    note: (nights, persons) => `für ${nights} und ${persons}, inklusive aller Pflichtkosten`,
    earlier: 'Frühere Wochen',
    later: 'Spätere Wochen',
    week: (range, amount, houses) => `${range}, ab ${amount}, ${houses}`,
    none: (range) => `${range}, nichts frei`,
    noneShort: 'voll',
    keys: 'Die Pfeiltasten führen von Woche zu Woche, die Eingabetaste wählt die Woche, noch einmal lässt sie los.',
    unavailable: 'Die Preise der Wochen sind gerade nicht da.',
  },
}
