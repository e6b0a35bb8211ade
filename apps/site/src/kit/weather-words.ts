import type { AroundMessages } from '@marram/i18n/messages/around/en'
import type { IconName } from '@marram/ui/icon/icon-names.ts'

type Sky = keyof AroundMessages['weather']['symbols']

const icons: Readonly<Record<Sky, IconName>> = {
  clear: 'sun',
  'partly-cloudy': 'cloud-sun',
  cloudy: 'cloud',
  rain: 'cloud-rain',
  snow: 'snowflake',
}

/** Forecasts have about forty conditions; five are enough to pack for. */
export function skyOf(symbol: string | null): Sky {
  if (symbol === null) return 'cloudy'
  if (/snow/.test(symbol)) return 'snow'
  if (/rain|sleet|shower|thunder/.test(symbol)) return 'rain'
  if (/partly|fair/.test(symbol)) return 'partly-cloudy'
  return /clear/.test(symbol) ? 'clear' : 'cloudy'
}

export function skyIcon(sky: Sky): IconName {
  return icons[sky]
}

/** Maps the direction the wind comes from, in degrees, to one of eight names. */
export function windFrom(degrees: number | null, directions: readonly string[]): string | null {
  if (degrees === null) return null
  const eighth = Math.round((((degrees % 360) + 360) % 360) / 45) % 8
  return directions[eighth] ?? null
}
