import { copenhagenClock } from '@marram/domain/copenhagen-clock'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import type { Forecast, Place, WeatherStep } from './weather-provider.ts'

const hourMs = 3_600_000
const outlookDays = 7
const noon = 12 * 60
/** Older steps do not describe the present. */
const longestGapMs = 6 * hourMs

/** The specification's area weather: now and the coming week. Null if the forecast has ended. */
export function presentWeather(areaId: number, place: Place, forecast: Forecast, now: Date) {
  const current = stepAt(forecast.steps, now)
  if (!current) return null
  return {
    id: areaId,
    areaId,
    time: current.time,
    lat: place.latitude,
    lng: place.longitude,
    airPressure: current.airPressure,
    airTemperature: current.airTemperature,
    cloudAreaFraction: current.cloudAreaFraction,
    relativeHumidity: current.relativeHumidity,
    windFromDirection: current.windFromDirection,
    windSpeed: current.windSpeed,
    symbolNext1Hours: current.next1Hours?.symbol ?? null,
    symbolNext6Hours: current.next6Hours?.symbol ?? null,
    symbolNext12Hours: current.next12Hours?.symbol ?? null,
    days: presentDays(forecast.steps, copenhagenDay(now)),
    meta: { source: forecast.source, updatedAt: forecast.updatedAt, attribution: forecast.attribution },
  }
}

function stepAt(steps: readonly WeatherStep[], now: Date): WeatherStep | null {
  const step = steps.findLast(({ time }) => Date.parse(time) <= now.getTime()) ?? steps[0]
  return step && Math.abs(now.getTime() - Date.parse(step.time)) < longestGapMs ? step : null
}

type ClockedStep = WeatherStep & {
  readonly day: IsoDay
  readonly minuteOfDay: number
  readonly precipitationMm: number
}

function presentDays(steps: readonly WeatherStep[], today: IsoDay) {
  const clocked = steps.map((step, index) => ({
    ...step,
    ...copenhagenClock(new Date(step.time)),
    precipitationMm: precipitationUntil(step, steps[index + 1]),
  }))
  const byDay = Map.groupBy(clocked, ({ day }) => day)
  return Array.from({ length: outlookDays }, (_, offset) => addDays(today, offset)).flatMap((day) => {
    const daySteps = byDay.get(day)
    return daySteps ? [presentDay(day, daySteps)] : []
  })
}

function presentDay(day: IsoDay, steps: readonly ClockedStep[]) {
  const temperatures = steps.map(({ airTemperature }) => airTemperature)
  const [midday] = steps.toSorted((a, b) => Math.abs(a.minuteOfDay - noon) - Math.abs(b.minuteOfDay - noon))
  const rain = steps.reduce((sum, { precipitationMm }) => sum + precipitationMm, 0)
  return {
    day,
    symbol: (midday?.next6Hours ?? midday?.next1Hours ?? midday?.next12Hours)?.symbol ?? null,
    minTemperature: Math.min(...temperatures),
    maxTemperature: Math.max(...temperatures),
    maxWindSpeed: Math.max(...steps.map(({ windSpeed }) => windSpeed)),
    precipitationMm: Math.round(rain * 10) / 10,
  }
}

/** Uses the six-hour figure only if no hourly step follows, so that no shower counts twice. */
function precipitationUntil(step: WeatherStep, next: WeatherStep | undefined): number {
  const isHourly = next !== undefined && Date.parse(next.time) - Date.parse(step.time) <= hourMs
  const outlook = isHourly ? step.next1Hours : (step.next6Hours ?? step.next1Hours)
  return outlook?.precipitationMm ?? 0
}
