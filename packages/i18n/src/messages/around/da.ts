import { plural } from '../../plural.ts'
import type { AroundMessages } from './en.ts'

export const around: AroundMessages = {
  placeTitle: 'Beliggenhed og vejr',
  placeIntro: (street, area) => `På ${street} i ${area}.`,
  areaPage: (area) => `Mere om ${area}`,
  streetPage: (street, count) => `Hele ${street}: ${plural('da', count, { one: '# hus', other: '# huse' })}`,
  weather: {
    title: (area) => `Vejret i ${area}`,
    now: (area) => `nu i ${area}`,
    usual: (area) => `normalt i ${area}`,
    next: (hours) => `${hours} t.`,
    wind: (speed, direction) => `Vind ${speed} m/s fra ${direction}`,
    windOnly: (speed) => `Vind ${speed} m/s`,
    humidity: (percent) => `${percent} % luftfugtighed`,
    pressure: (value) => `${value} hPa lufttryk`,
    clouds: (percent) => `${percent} % skydække`,
    measured: (time) => `Opdateret ${time}.`,
    unavailable: 'Vi kan ikke vise vejret lige nu. Husene har tag.',
    directions: ['nord', 'nordøst', 'øst', 'sydøst', 'syd', 'sydvest', 'vest', 'nordvest'],
    symbols: { clear: 'klart', 'partly-cloudy': 'let skyet', cloudy: 'skyet', rain: 'regn', snow: 'sne' },
  },
  relatedTitle: 'Huse, der ligner',
  relatedIntro: 'Samme størrelse, egn og komfort, hver med sin billigste ledige uge.',
  relatedFailed: 'Vi kan ikke vise lignende huse lige nu. Prøv igen om et øjeblik.',
  recentTitle: 'Du har set på',
  recentClear: 'Glem disse huse',
  recentMail: {
    button: 'Send mig disse huse',
    sent: 'Husene er på vej til adressen på din konto.',
    failed: 'De kunne ikke sendes. Bekræft din adresse, eller prøv igen senere.',
  },
}
