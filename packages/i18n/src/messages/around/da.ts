import { atPlace, atPlaceFirst } from '../../place-name.ts'
import { plural } from '../../plural.ts'
import type { AroundMessages } from './en.ts'

export const around: AroundMessages = {
  placeTitle: 'Beliggenhed og vejr',
  placeIntro: (street, area) => `${atPlaceFirst('da', street)} ${atPlace('da', area)}.`,
  areaPage: (area) => `Mere om ${area}`,
  streetPage: (street, count) => `Hele ${street}: ${plural('da', count, { one: '# hus', other: '# huse' })}`,
  weather: {
    title: (area) => `Vejret ${atPlace('da', area)}`,
    now: (area) => `nu ${atPlace('da', area)}`,
    usual: (area) => `typisk for årstiden ${atPlace('da', area)}`,
    monthTitle: (month, area) => `Vejret i ${month} ${atPlace('da', area)}`,
    month: (month, area) => `om dagen, typisk for ${month} ${atPlace('da', area)}`,
    sea: (degrees) => `Havet ${degrees}`,
    sunshine: (hours) => `${hours} solskinstimer om dagen`,
    average: 'Gennemsnit over mange år, ikke en prognose.',
    next: (hours) => `om ${hours} t.`,
    wind: (speed, direction) => `Vind ${speed} fra ${direction}`,
    windOnly: (speed) => `Vind ${speed}`,
    humidity: (percent) => `${percent} % luftfugtighed`,
    pressure: (value) => `${value} hPa lufttryk`,
    clouds: (percent) => `${percent} % skydække`,
    measured: (time) => `Opdateret ${time}.`,
    unavailable: 'Vi kan ikke vise vejret lige nu. Men alle husene har tag.',
    directions: ['nord', 'nordøst', 'øst', 'sydøst', 'syd', 'sydvest', 'vest', 'nordvest'],
    symbols: { clear: 'klart', 'partly-cloudy': 'let skyet', cloudy: 'skyet', rain: 'regn', snow: 'sne' },
  },
  relatedTitle: 'Lignende huse',
  relatedIntro: 'Samme størrelse, område og komfort, hvert med sin billigste ledige uge.',
  relatedForStay: 'Samme størrelse, område og komfort, med prisen for dit ophold.',
  relatedFailed: 'Vi kan ikke vise lignende huse lige nu. Prøv igen om et øjeblik.',
  recentTitle: 'Senest sete huse',
  recentClear: 'Ryd listen',
  recentMail: {
    button: 'Send husene til min e-mail',
    sent: 'Vi har sendt husene til e-mailadressen på din konto.',
    failed: 'De kunne ikke sendes. Bekræft din e-mailadresse, eller prøv igen senere.',
  },
}
