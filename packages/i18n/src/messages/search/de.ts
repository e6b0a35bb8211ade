import { plural } from '../../plural.ts'
import type { SearchMessages } from './en.ts'
import { filterTexts } from './filters-de.ts'

const count = (one: string, other: string) => (value: number) => plural('de', value, { one, other })

export const search: SearchMessages = {
  page: {
    free: count('# Haus ist frei', '# Häuser sind frei'),
    skipFilters: 'Filter überspringen',
    none: 'Kein Haus erfüllt alle Wünsche',
    searching: 'Häuser werden gesucht …',
    slow: 'Die Suche dauert länger als sonst. Ihre Filter bleiben erhalten.',
    found: count('# Haus gefunden', '# Häuser gefunden'),
    views: { label: 'Ansicht', short: 'Liste', list: 'Liste mit Karte', grid: 'Galerie', map: 'Nur Karte' },
    sort: {
      label: 'Sortieren nach',
      apply: 'Sortieren',
      best: 'Beste Treffer',
      'price-asc': 'Preis aufsteigend',
      'price-desc': 'Preis absteigend',
      'holiday-cost': 'Preis mit Strom und Wasser',
      'discount-total': 'Größte Ersparnis',
      'discount-percentage': 'Größte Ersparnis in Prozent',
      'street-name': 'Straßenname',
      'distance-beach': 'Nähe zum Meer',
      'distance-shop': 'Nähe zur Einkaufsmöglichkeit',
      'persons-asc': 'Kleinste zuerst',
      'persons-desc': 'Größte zuerst',
      bedrooms: 'Meiste Schlafzimmer',
      'living-area': 'Größte Wohnfläche',
      'star-rating': 'Meiste Sterne',
      'built-year': 'Neuestes Baujahr',
      'published-asc': 'Am längsten bei uns',
      'published-desc': 'Neu bei uns',
      other: 'Eigene Reihenfolge',
    },
    order: {
      best: 'Die besten Treffer stehen oben. Niemand kann für einen besseren Platz bezahlen.',
      sorted: 'Sortiert nach Ihrer Wahl. Niemand kann für einen besseren Platz bezahlen.',
      how: 'So sortieren wir',
    },
    chips: {
      label: 'Aktive Filter',
      remove: 'entfernen',
      removeAll: 'Alle entfernen',
    },
    more: count('# weiteres Haus anzeigen', '# weitere Häuser anzeigen'),
    shown: (shown, total) => `${shown} von ${total} Häusern`,
    allFilters: 'Alle Filter und die Karte',
    filters: 'Filter',
    map: 'Karte',
    failed: {
      title: 'Die Suche antwortet gerade nicht',
      text: 'Ihre Filter bleiben erhalten. Wir suchen erneut, sobald Sie wieder online sind oder auf „Erneut suchen“ klicken.',
      old: 'Die Häuser unten berücksichtigen Ihre letzte Änderung noch nicht.',
      retry: 'Erneut suchen',
      retrying: 'Suche läuft …',
    },
    empty: {
      title: 'Kein freies Haus erfüllt alle Wünsche',
      text: 'Entfernen Sie einen Filter oder wählen Sie andere Termine.',
      past: 'Der gewünschte Anreisetag ist schon vorbei. Wählen Sie einen anderen oder sehen Sie sich alle Termine an.',
      reset: 'Alle Filter entfernen',
    },
    beyond: {
      text: count(
        'Diese Seite gibt es nicht, die Liste hat nur # Seite.',
        'Diese Seite gibt es nicht, die Liste endet auf Seite #.',
      ),
      first: 'Zur ersten Seite',
    },
    party: count('# Person', '# Personen'),
    pets: count('# Haustier', '# Haustiere'),
    soldOut: 'Wurde gerade von jemand anderem gebucht.',
    results: 'Gefundene Häuser',
  },
  criterion: {
    arrival: (day) => `Anreise ${day}`,
    arrivals: count('# Anreisetag', '# Anreisetage'),
    week: (week) => `KW ${week}`,
    nights: count('# Nacht', '# Nächte'),
    nightsBetween: (from, to) => `${from} bis ${to} Nächte`,
    changeDays: (days) => `Anreise ${days}`,
    weekdays: { 1: 'Mo.', 4: 'Do.', 5: 'Fr.', 6: 'Sa.', 7: 'So.' },
    noPets: 'Ohne Haustiere',
    areas: count('# Ort', '# Orte'),
    area: 'Gewählter Ort',
    text: (text) => `„${text}“`,
    street: (street) => `Straße ${street}`,
    streetHere: 'Häuser in dieser Straße',
    pineCones: 'Hausstandard (Zapfen)',
    heating: 'Heizung',
    onlyImages: 'Nur mit Bildern',
    bathrooms: (least, showers) =>
      showers > 0
        ? `mind. ${least} Bäder, davon ${showers} mit Dusche`
        : least === 1
          ? 'mind. 1 Bad'
          : `mind. ${least} Bäder`,
    bathroomLevel: (level) => `Bäder, Auswahl ${level}`,
    maxPrice: (price) => `bis ${price}`,
    newWithUs: 'Neu bei {agency}',
    lastMinute: 'Last Minute',
    newBuild: 'Neubau',
    renovated: 'In den letzten 3 Jahren renoviert',
    houses: count('# gewähltes Haus', '# gewählte Häuser'),
    name: (name) => `Haus ${name}`,
    atLeast: (name, value) => `${name}: ab ${value}`,
    atMost: (name, value) => `${name}: bis ${value}`,
    below: (name, value) => `${name}: unter ${value}`,
    exactly: (name, value) => `${name}: ${value}`,
    between: (name, from, to) => `${name}: ${from} bis ${to}`,
    box: 'Dieser Kartenausschnitt',
  },
  ...filterTexts,
  map: {
    label: 'Karte mit den gefundenen Häusern',
    house: (number: string) => `Haus ${number}`,
    follow: 'Beim Bewegen suchen',
    searchHere: 'In diesem Ausschnitt suchen',
  },
  words: {
    label: 'Beschreiben Sie Ihren Wunsch',
    offer: 'Meinen Sie:',
    apply: 'So suchen',
    leftOut: (text: string) => `Nicht verstanden und bei der Suche weggelassen: „${text}“`,
  },
  urgency: {
    left: (left: number, of: string) =>
      plural('de', left, {
        one: `Von ${of} passenden Häusern ist in diesem Zeitraum nur noch # frei.`,
        other: `Von ${of} passenden Häusern sind in diesem Zeitraum nur noch # frei.`,
      }),
  },
}
