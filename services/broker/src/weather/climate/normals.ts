import { coastClimate } from '@marram/domain/coast-climate'

/** Rounded monthly means of the Danish west coast: a plausible year, not a record of one. */
export type Normals = {
  readonly temperature: number
  /** Half of the mean difference between afternoon and night. */
  readonly swing: number
  readonly windSpeed: number
  readonly cloud: number
  readonly humidity: number
  /** Share of unsettled hours. */
  readonly unsettled: number
}

/** Monthly values that complement `coastClimate`. */
const skies = [
  { cloud: 76, humidity: 89, unsettled: 0.3 },
  { cloud: 72, humidity: 88, unsettled: 0.24 },
  { cloud: 65, humidity: 86, unsettled: 0.22 },
  { cloud: 58, humidity: 81, unsettled: 0.18 },
  { cloud: 53, humidity: 78, unsettled: 0.16 },
  { cloud: 53, humidity: 79, unsettled: 0.17 },
  { cloud: 55, humidity: 80, unsettled: 0.19 },
  { cloud: 56, humidity: 81, unsettled: 0.22 },
  { cloud: 60, humidity: 84, unsettled: 0.26 },
  { cloud: 67, humidity: 86, unsettled: 0.31 },
  { cloud: 75, humidity: 88, unsettled: 0.33 },
  { cloud: 78, humidity: 89, unsettled: 0.31 },
] as const

function normalsOf(month: number): Normals {
  const index = (month + 12) % 12
  const { airC: temperature, swingC: swing, windMs: windSpeed } = coastClimate[index] ?? coastClimate[0]
  return { temperature, swing, windSpeed, ...(skies[index] ?? skies[0]) }
}

const dayMs = 86_400_000
const monthDays = 365.2425 / 12

/** Interpolates linearly between the middles of two months. */
export function normalsAt(timeMs: number): Normals {
  const yearStart = Date.UTC(new Date(timeMs).getUTCFullYear(), 0, 1)
  const position = (timeMs - yearStart) / dayMs / monthDays - 0.5
  const from = normalsOf(Math.floor(position))
  const to = normalsOf(Math.floor(position) + 1)
  const share = position - Math.floor(position)
  const between = (key: keyof Normals) => from[key] + (to[key] - from[key]) * share
  return {
    temperature: between('temperature'),
    swing: between('swing'),
    windSpeed: between('windSpeed'),
    cloud: between('cloud'),
    humidity: between('humidity'),
    unsettled: between('unsettled'),
  }
}
