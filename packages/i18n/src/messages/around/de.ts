import { atPlace, atPlaceFirst } from '../../place-name.ts'
import { plural } from '../../plural.ts'
import type { AroundMessages } from './en.ts'

export const around: AroundMessages = {
  placeTitle: 'Lage und Wetter',
  placeIntro: (street, area) => `${atPlaceFirst('de', street)} ${atPlace('de', area)}.`,
  areaPage: (area) => `Mehr über ${area}`,
  streetPage: (street, count) =>
    `Alle ${atPlace('de', street)}: ${plural('de', count, { one: '# Haus', other: '# Häuser' })}`,
  weather: {
    title: (area) => `Wetter ${atPlace('de', area)}`,
    now: (area) => `jetzt ${atPlace('de', area)}`,
    usual: (area) => `für die Jahreszeit typisch ${atPlace('de', area)}`,
    monthTitle: (month, area) => `Wetter im ${month} ${atPlace('de', area)}`,
    month: (month, area) => `tagsüber, typisch für ${month} ${atPlace('de', area)}`,
    sea: (degrees) => `Meer ${degrees}`,
    sunshine: (hours) => `${hours} Sonnenstunden am Tag`,
    average: 'Mittelwerte vieler Jahre, keine Vorhersage.',
    next: (hours) => `in ${hours} Std.`,
    wind: (speed, direction) => `Wind ${speed} aus ${direction}`,
    windOnly: (speed) => `Wind ${speed}`,
    humidity: (percent) => `${percent} % Luftfeuchtigkeit`,
    pressure: (value) => `${value} hPa Luftdruck`,
    clouds: (percent) => `${percent} % bewölkt`,
    measured: (time) => `Stand: ${time}`,
    unavailable: 'Das Wetter können wir gerade nicht anzeigen. Ein Dach haben die Häuser aber alle.',
    directions: ['Nord', 'Nordost', 'Ost', 'Südost', 'Süd', 'Südwest', 'West', 'Nordwest'],
    symbols: { clear: 'klar', 'partly-cloudy': 'heiter bis wolkig', cloudy: 'bewölkt', rain: 'Regen', snow: 'Schnee' },
  },
  relatedTitle: 'Ähnliche Häuser',
  relatedIntro: 'Ähnlich in Größe, Lage und Ausstattung, jeweils mit der günstigsten freien Woche.',
  relatedForStay: 'Ähnlich in Größe, Lage und Ausstattung, mit dem Preis für Ihren Aufenthalt.',
  relatedFailed: 'Ähnliche Häuser können wir gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
  recentTitle: 'Zuletzt angesehen',
  recentClear: 'Verlauf löschen',
  recentMail: {
    button: 'Diese Häuser per E-Mail senden',
    sent: 'Wir haben die Häuser an die E-Mail-Adresse Ihres Kontos geschickt.',
    failed:
      'Das hat nicht geklappt. Bitte bestätigen Sie Ihre E-Mail-Adresse oder versuchen Sie es später noch einmal.',
  },
}
