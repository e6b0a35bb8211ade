import { plural } from '../../plural.ts'
import type { AroundMessages } from './en.ts'

export const around: AroundMessages = {
  placeTitle: 'Lage und Wetter',
  placeIntro: (street, area) => `Am Weg ${street} in ${area}.`,
  areaPage: (area) => `Mehr über ${area}`,
  streetPage: (street, count) => `Alle am ${street}: ${plural('de', count, { one: '# Haus', other: '# Häuser' })}`,
  weather: {
    title: (area) => `Wetter in ${area}`,
    now: (area) => `jetzt in ${area}`,
    usual: (area) => `üblich in ${area}`,
    next: (hours) => `${hours} Std.`,
    wind: (speed, direction) => `Wind ${speed} m/s aus ${direction}`,
    windOnly: (speed) => `Wind ${speed} m/s`,
    humidity: (percent) => `${percent} % Luftfeuchte`,
    pressure: (value) => `${value} hPa Luftdruck`,
    clouds: (percent) => `${percent} % bewölkt`,
    measured: (time) => `Stand: ${time}.`,
    unavailable: 'Das Wetter können wir gerade nicht zeigen. Die Häuser haben ein Dach.',
    directions: ['Nord', 'Nordost', 'Ost', 'Südost', 'Süd', 'Südwest', 'West', 'Nordwest'],
    symbols: { clear: 'klar', 'partly-cloudy': 'heiter bis wolkig', cloudy: 'bewölkt', rain: 'Regen', snow: 'Schnee' },
  },
  relatedTitle: 'Ähnliche Häuser',
  relatedIntro: 'Ähnlich in Größe, Lage und Ausstattung, jeweils mit der günstigsten freien Woche.',
  relatedFailed: 'Ähnliche Häuser können wir gerade nicht zeigen. Bitte versuchen Sie es gleich noch einmal.',
  recentTitle: 'Zuletzt angesehen',
  recentClear: 'Diese Häuser vergessen',
  recentMail: {
    button: 'Diese Häuser an mich schicken',
    sent: 'Die Häuser sind unterwegs an die Adresse Ihres Kontos.',
    failed: 'Das ging nicht. Bitte bestätigen Sie Ihre Adresse, oder versuchen Sie es später noch einmal.',
  },
}
