import { plural } from '../../plural.ts'

/** What stands around a house: its place, its weather, houses like it. */
export const around = {
  placeTitle: 'Location and weather',
  placeIntro: (street: string, area: string) => `On ${street} in ${area}.`,
  areaPage: (area: string) => `More about ${area}`,
  streetPage: (street: string, count: number) =>
    `All of ${street}: ${plural('en', count, { one: '# house', other: '# houses' })}`,
  weather: {
    title: (area: string) => `Weather in ${area}`,
    now: (area: string) => `now in ${area}`,
    usual: (area: string) => `usual in ${area}`,
    next: (hours: number) => `${hours} h`,
    wind: (speed: string, direction: string) => `Wind ${speed} m/s from the ${direction}`,
    windOnly: (speed: string) => `Wind ${speed} m/s`,
    humidity: (percent: string) => `${percent} % humidity`,
    pressure: (value: string) => `${value} hPa`,
    clouds: (percent: string) => `${percent} % cloud`,
    measured: (time: string) => `As of ${time}.`,
    unavailable: 'We cannot show the weather just now. The houses have roofs.',
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
  relatedIntro: 'Similar in size, place and comfort, each with its cheapest free week.',
  relatedFailed: 'We cannot show similar houses just now. Please try again in a moment.',
  recentTitle: 'You looked at these',
  recentClear: 'Forget these houses',
  recentMail: {
    button: 'Send me these houses',
    sent: 'The houses are on their way to the address of your account.',
    failed: 'They could not be sent. Please confirm your address, or try again later.',
  },
}

export type AroundMessages = typeof around
