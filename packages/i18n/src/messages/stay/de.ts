import { plural } from '../../plural.ts'
import type { StayMessages } from './en.ts'
import { reviews } from './reviews-de.ts'

const nights = (count: number): string => plural('de', count, { one: '# Nacht', other: '# Nächte' })
const persons = (count: number): string => plural('de', count, { one: '# Person', other: '# Personen' })

function apart(days: number): string {
  const count = Math.abs(days)
  const isWeeks = count % 7 === 0
  const text = isWeeks
    ? plural('de', count / 7, { one: 'eine Woche', other: '# Wochen' })
    : plural('de', count, { one: 'einen Tag', other: '# Tage' })
  return `${text} ${days < 0 ? 'früher' : 'später'}`
}

export const stay: StayMessages = {
  title: 'Preise und freie Termine',
  nights,
  calendar: {
    durations: 'Wie viele Nächte?',
    from: (amount) => `ab ${amount}`,
    otherDuration: 'Andere Anzahl Nächte',
    earlier: 'Früherer Monat',
    later: 'Späterer Monat',
    month: 'Zum Monat',
    monthFrom: (month, amount) => `${month}, ab ${amount}`,
    monthFull: (month) => `${month}, nichts frei`,
    keys: 'Pfeiltasten führen von Tag zu Tag, Bild auf und Bild ab von Monat zu Monat. Die Eingabetaste wählt den Anreisetag.',
    departure: 'Abreise',
    nightsShort: (nights) => `${nights} N.`,
    deal: 'ermäßigt',
    prices: (party) => `Preise in Euro für den ganzen Aufenthalt, ${party}, inklusive aller verpflichtenden Kosten.`,
    arrivalOnly: (month, weekday) => `Im ${month} ist die Anreise nur am ${weekday} möglich.`,
    announce: (range, nights, party, amount) =>
      `Gewählt: ${range}, ${nights}, ${party}. ${amount} inklusive aller verpflichtenden Kosten.`,
  },
  legend: {
    arrival: (nights) => `Anreise möglich, Preis für ${nights}`,
    other: 'Anreise für die genannten Nächte',
    stay: 'Ihr Aufenthalt',
    wish: 'Ihr Wunsch, nicht frei',
    free: 'Frei, keine Anreise',
    taken: 'Belegt oder nicht buchbar',
  },
  day: {
    arrival: (nights, amount) => `Anreise möglich, ${nights} ${amount}`,
    reduced: (amount) => `ermäßigt, sonst ${amount}`,
    other: (list) => `Anreise möglich für ${list} Nächte`,
    chosen: 'Ihre Anreise',
    inside: 'in Ihrem Aufenthalt',
    leaving: 'Ihre Abreise',
    wish: 'Ihr Wunsch',
    taken: 'belegt',
    'departure-only': 'nur Abreise',
    'no-arrival': 'frei, aber keine Anreise',
    past: 'nicht mehr buchbar',
    closed: 'noch kein Preis',
  },
  list: {
    title: 'Die nächsten freien Termine als Liste',
    intro: (nights, party) => `Für ${nights}, ${party}. Jeder Link führt zur Buchung.`,
    offer: (range, amount) => `${range}: ${amount}`,
  },
  quote: {
    label: 'Preis und Buchung',
    included: 'inkl. aller verpflichtenden Kosten',
    arrival: 'Anreise',
    departure: 'Abreise',
    fromHour: (hour) => `ab ${hour}\u00a0Uhr`,
    untilHour: (hour) => `bis ${hour}\u00a0Uhr`,
    untilEither: (own, ours) => `bis ${own}\u00a0Uhr, mit unserer Reinigung bis ${ours}\u00a0Uhr`,
    change: 'Zeitraum ändern',
    rent: (nights) => `Miete, ${nights}`,
    discount: (percent) => `Rabatt ${percent} %`,
    fee: 'Buchungsgebühr',
    units: (units, amount) => `${units} × ${amount}`,
    total: 'Gesamtpreis',
    was: 'Vorher',
    wasNote: 'Durchgestrichen: der niedrigste Preis für genau diesen Aufenthalt in den 30 Tagen vor der Senkung.',
    metered: (names) => `zzgl. ${names} nach Verbrauch`,
    about: (amount) => `ca. ${amount}`,
    byMeter: 'nach Zähler',
    meteredNames: { electricity: 'Strom', water: 'Wasser', other: 'Verbrauch' },
    ownCleaning: (amount) => `Die Endreinigung übernehmen Sie selbst oder wir für ${amount}.`,
    book: 'Dieses Haus buchen',
    bookShort: 'Buchen',
    safe: 'Noch keine Zahlung. Sie sehen alles noch einmal, bevor Sie verbindlich buchen.',
    instalments: (first, rest, day, percent) =>
      `Nach der Buchung zahlen Sie ${percent} % und die Buchungsgebühr (${first}), den Rest von ${rest} bis zum ${day}.`,
    atOnce: (amount, days) =>
      `Weil es bis zur Anreise weniger als ${days} Tage sind, wird nach der Buchung der Gesamtbetrag von ${amount} fällig.`,
    chooseDates: 'Zeitraum wählen',
    questions: 'Fragen zum Haus?',
    questionsText: 'Rufen Sie an, wir helfen gern.',
    ask: 'Frage zum Haus stellen',
    near: 'Die nächsten freien Termine:',
    apart,
    elsewhere: (day) => `Andere freie Häuser ab ${day}`,
    withEnergy: (amount) => `mit Energie ca. ${amount}`,
    ownHold: (range, left) =>
      `Sie buchen ${range} gerade in einem anderen Tab. Das Haus ist noch höchstens ${left} für Sie reserviert.`,
    minutes: (count) => plural('de', count, { one: '# Minute', other: '# Minuten' }),
    continueBooking: 'Buchung fortsetzen',
    soldOut: 'Zurzeit ausgebucht',
    soldOutText: 'Alle buchbaren Nächte sind vergeben. Wird ein Aufenthalt storniert, erscheint er sofort hier.',
    paused: 'Zurzeit nicht buchbar',
    pausedText: 'Dieses Haus wird zurzeit nicht vermietet. Wir helfen Ihnen gern, ein ähnliches zu finden.',
    similar: 'Ähnliche Häuser suchen',
    refused: {
      'empty-party': 'Mindestens ein Erwachsener muss mitreisen.',
      'too-many-persons': 'So viele Gäste haben in diesem Haus keinen Platz.',
      'too-many-pets': 'So viele Haustiere sind hier nicht erlaubt.',
      'not-an-arrival-day': 'An diesem Tag kann kein Aufenthalt beginnen.',
      'duration-not-offered': 'Diese Dauer gibt es für den Anreisetag nicht.',
      'no-price': 'Für diese Tage gibt es noch keinen Preis.',
      'too-late': 'Diese Anreise ist nicht mehr buchbar.',
      taken: 'Diese Tage sind belegt.',
      'unknown-item': 'Diesen Preis können wir gerade nicht berechnen.',
      'quantity-out-of-range': 'Diesen Preis können wir im Augenblick nicht berechnen.',
    },
  },
  party: {
    title: 'Gäste',
    choose: 'Gäste wählen',
    persons,
    infants: (count) => plural('de', count, { one: '# Baby', other: '# Babys' }),
    pets: (count) => plural('de', count, { one: '# Haustier', other: '# Haustiere' }),
    rows: {
      adults: { label: 'Erwachsene', less: 'Ein Erwachsener weniger', more: 'Ein Erwachsener mehr' },
      children: { label: 'Kinder', less: 'Ein Kind weniger', more: 'Ein Kind mehr' },
      infants: { label: 'Babys unter 3', less: 'Ein Baby weniger', more: 'Ein Baby mehr' },
      pets: { label: 'Haustiere', less: 'Ein Haustier weniger', more: 'Ein Haustier mehr' },
    },
    limit: (count) => `Das Haus hat Platz für ${persons(count)}; ein Baby darf zusätzlich mit.`,
    petLimit: (count) =>
      plural('de', count, { one: 'Ein Haustier ist willkommen.', other: 'Bis zu # Haustiere sind willkommen.' }),
    noPets: 'Haustiere sind in diesem Haus nicht erlaubt.',
    full: 'Damit ist das Haus voll belegt.',
  },
  bar: {
    label: 'Preis',
    details: (nights, dates) => `${nights}, ${dates}`,
    taken: (dates) => `${dates} belegt`,
    free: (dates) => `Frei: ${dates}`,
    take: (day) => `${day} wählen`,
  },
  energy: {
    title: 'Voraussichtliche Kosten für Strom und Wasser',
    forStay: (party, nights, season) => `für ${party}, ${nights} im ${season}`,
    items: { electricity: 'Strom', water: 'Wasser', other: 'Verbrauch' },
    perUnit: (amount, unit) => `${amount} pro ${unit}`,
    seasons: { winter: 'Winter', spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst' },
    months: { winter: 'Dez. bis Feb.', spring: 'März bis Mai', summer: 'Juni bis Aug.', autumn: 'Sept. bis Nov.' },
    table: 'Derselbe Aufenthalt zu jeder Jahreszeit',
    season: 'Jahreszeit',
    cost: 'Voraussichtlich',
    chosen: 'Ihr Aufenthalt',
    range: (low, high) => `voraussichtlich zwischen ${low} und ${high}`,
    basis: (count) =>
      plural('de', count, {
        one: 'Beruht auf einem früheren Aufenthalt in diesem Haus zu dieser Jahreszeit.',
        other: 'Durchschnitt aus # früheren Aufenthalten in diesem Haus zu dieser Jahreszeit.',
      }),
    modelled: (facts) =>
      `Für diese Jahreszeit liegen noch keine Verbrauchswerte vor. Schätzung auf Basis von: ${facts}.`,
    nightsIn: (nights, month) => `${nights} im ${month}`,
    settled: 'Abgerechnet wird, was die Zähler bei Ihrer Abreise zeigen, zum Preis Ihres Anreisetages.',
    nothing: 'Abrechnung nach Zähler',
    nothingText: 'Wählen Sie einen Zeitraum, dann schätzen wir den Verbrauch. Er kostet:',
  },
  year: {
    title: 'Das Jahr, Woche für Woche',
    note: (nights, party) => `Günstigster Preis für ${nights} und ${party}, inklusive aller verpflichtenden Kosten`,
    earlier: 'Frühere Wochen',
    later: 'Spätere Wochen',
    none: (range) => `${range}, nicht verfügbar`,
    noneShort: 'belegt',
    keys: 'Die Pfeiltasten führen von Woche zu Woche, die Eingabetaste wählt eine Woche.',
  },
  cost: {
    title: 'Urlaubskosten insgesamt',
    energy: 'Strom und Wasser, geschätzt',
    linen: 'Mit Bettwäsche und Handtüchern',
    note: 'Eine Schätzung. Strom und Wasser werden nach Zähler abgerechnet, nach der Abreise gezahlt und sind nicht Teil des Gesamtpreises.',
  },
  reviews,
}
