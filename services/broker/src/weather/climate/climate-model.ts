import type { Forecast, Outlook, Place, WeatherProvider, WeatherStep } from '../weather-provider.ts'
import { isDaylight } from './daylight.ts'
import { type Sample, sampleClimate } from './sample.ts'
import { symbolOf } from './symbol.ts'

const hourMs = 3_600_000
const stepCount = 8 * 24
const longestOutlook = 12

/** Needs no network and promises nothing: what the season is usually like, not what comes. */
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
