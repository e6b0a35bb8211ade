import type { Forecast, Outlook, Place, WeatherProvider, WeatherStep } from '../weather-provider.ts'
import { type Sample, sampleClimate } from './sample.ts'
import { symbolOf } from './symbol.ts'

const hourMs = 3_600_000
const stepCount = 8 * 24
const longestOutlook = 12

/** Works without a network. It gives the usual weather of the season, not a forecast. */
export function createClimateModel(): WeatherProvider {
  return { forecast: async (place, now) => climateForecast(place, now) }
}

export function climateForecast(place: Place, now: Date): Forecast {
  const firstMs = Math.floor(now.getTime() / hourMs) * hourMs
  const hours = Array.from({ length: stepCount + longestOutlook }, (_, index) => {
    const timeMs = firstMs + index * hourMs
    return { timeMs, ...sampleClimate(place, timeMs) }
  })
  return {
    source: 'climate-model',
    updatedAt: new Date(firstMs).toISOString(),
    attribution: null,
    steps: hours
      .slice(0, stepCount)
      .map((hour, index) => presentStep(hour, hours.slice(index, index + longestOutlook), place)),
  }
}

type Hour = Sample & { readonly timeMs: number }

function presentStep(hour: Hour, coming: readonly Hour[], place: Place): WeatherStep {
  return {
    time: new Date(hour.timeMs).toISOString(),
    airPressure: oneDecimal(hour.pressure),
    airTemperature: oneDecimal(hour.temperature),
    cloudAreaFraction: oneDecimal(hour.cloud),
    relativeHumidity: oneDecimal(hour.humidity),
    windFromDirection: oneDecimal(hour.windFrom),
    windSpeed: oneDecimal(hour.windSpeed),
    next1Hours: outlookOf(coming.slice(0, 1), place),
    next6Hours: outlookOf(coming.slice(0, 6), place),
    next12Hours: outlookOf(coming, place),
  }
}

function outlookOf(hours: readonly Hour[], place: Place): Outlook {
  const mean = (value: (hour: Hour) => number) => hours.reduce((sum, hour) => sum + value(hour), 0) / hours.length
  const precipitation = mean((hour) => hour.precipitationMm)
  const symbol = symbolOf({
    cloud: mean((hour) => hour.cloud),
    temperature: mean((hour) => hour.temperature),
    precipitationMmPerHour: precipitation,
    isDay: isDaylight(
      place,
      mean((hour) => hour.timeMs),
    ),
  })
  return { symbol, precipitationMm: oneDecimal(precipitation * hours.length) }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

const dayMs = 86_400_000
const radians = Math.PI / 180
/** Accounts for refraction and the sun's radius. */
const horizon = -0.83

/** Accurate to some minutes, enough to choose between sun and moon. */
export function isDaylight({ latitude, longitude }: Place, timeMs: number): boolean {
  const yearStart = Date.UTC(new Date(timeMs).getUTCFullYear(), 0, 1)
  const dayOfYear = (timeMs - yearStart) / dayMs
  const declination = -23.44 * Math.cos((2 * Math.PI * (dayOfYear + 10)) / 365.2425) * radians
  const hourAngle = ((timeMs % dayMs) / dayMs - 0.5) * 2 * Math.PI + longitude * radians
  const height =
    Math.sin(latitude * radians) * Math.sin(declination) +
    Math.cos(latitude * radians) * Math.cos(declination) * Math.cos(hourAngle)
  return Math.asin(height) > horizon * radians
}
