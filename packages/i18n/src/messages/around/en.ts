import { atPlace, atPlaceFirst } from '../../place-name.ts'
import { plural } from '../../plural.ts'

/** The surroundings of a house: location, weather, similar houses. */
export const around = {
  placeTitle: 'Location and weather',
  placeIntro: (street: string, area: string) => `${atPlaceFirst('en', street)} ${atPlace('en', area)}.`,
  areaPage: (area: string) => `More about ${area}`,
  streetPage: (street: string, count: number) =>
    `All of ${street}: ${plural('en', count, { one: '# house', other: '# houses' })}`,
  weather: {
    title: (area: string) => `Weather ${atPlace('en', area)}`,
    now: (area: string) => `now ${atPlace('en', area)}`,
    usual: (area: string) => `typical for the season ${atPlace('en', area)}`,
    monthTitle: (month: string, area: string) => `Weather in ${month} ${atPlace('en', area)}`,
    month: (month: string, area: string) => `by day, typical of ${month} ${atPlace('en', area)}`,
    sea: (degrees: string) => `Sea ${degrees}`,
    sunshine: (hours: string) => `${hours} hours of sun a day`,
    average: 'Averages over many years, not a forecast.',
    next: (hours: number) => `in ${hours} h`,
    wind: (speed: string, direction: string) => `Wind ${speed} from the ${direction}`,
    windOnly: (speed: string) => `Wind ${speed}`,
    humidity: (percent: string) => `${percent}% humidity`,
    pressure: (value: string) => `${value} hPa`,
    clouds: (percent: string) => `${percent}% cloud`,
    measured: (time: string) => `Updated ${time}.`,
    unavailable: 'We can’t show the weather just now. Luckily, the houses have roofs.',
    directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
    symbols: {
      clear: 'clear',
      'partly-cloudy': 'partly cloudy',
      cloudy: 'cloudy',
      rain: 'rain',
      snow: 'snow',
    },
  },
  relatedTitle: 'Houses like this one',
  relatedIntro: 'Similar in size, location and comfort, each with its cheapest available week.',
  relatedForStay: 'Similar in size, location and comfort, and priced for your stay.',
  relatedFailed: 'We can’t show similar houses just now. Please try again in a moment.',
  recentTitle: 'Recently viewed',
  recentClear: 'Clear recently viewed',
  recentMail: {
    button: 'Email me these houses',
    sent: 'We’ve sent the houses to the email address on your account.',
    failed: 'We couldn’t send them. Please confirm your email address or try again later.',
  },
}

export type AroundMessages = typeof around
