/** What a month is like on the Danish west coast, in round figures: a plausible year, not a record of one. */
export type Normals = {
  readonly temperature: number
  /** Half of the usual difference between afternoon and night. */
  readonly swing: number
  readonly windSpeed: number
  readonly cloud: number
  readonly humidity: number
  /** Share of unsettled hours. */
  readonly unsettled: number
}

const january: Normals = { temperature: 2.0, swing: 1.2, windSpeed: 8.6, cloud: 76, humidity: 89, unsettled: 0.3 }
const others: readonly Normals[] = [
  { temperature: 1.8, swing: 1.5, windSpeed: 8.0, cloud: 72, humidity: 88, unsettled: 0.24 },
  { temperature: 3.6, swing: 2.1, windSpeed: 7.5, cloud: 65, humidity: 86, unsettled: 0.22 },
  { temperature: 7.2, swing: 2.9, windSpeed: 6.7, cloud: 58, humidity: 81, unsettled: 0.18 },
  { temperature: 11.4, swing: 3.3, windSpeed: 6.4, cloud: 53, humidity: 78, unsettled: 0.16 },
  { temperature: 14.6, swing: 3.3, windSpeed: 6.3, cloud: 53, humidity: 79, unsettled: 0.17 },
  { temperature: 17.0, swing: 3.2, windSpeed: 6.2, cloud: 55, humidity: 80, unsettled: 0.19 },
  { temperature: 17.3, swing: 3.1, windSpeed: 6.5, cloud: 56, humidity: 81, unsettled: 0.22 },
  { temperature: 14.7, swing: 2.6, windSpeed: 7.3, cloud: 60, humidity: 84, unsettled: 0.26 },
  { temperature: 10.6, swing: 1.9, windSpeed: 8.2, cloud: 67, humidity: 86, unsettled: 0.31 },
  { temperature: 6.4, swing: 1.4, windSpeed: 8.4, cloud: 75, humidity: 88, unsettled: 0.33 },
  { temperature: 3.4, swing: 1.2, windSpeed: 8.6, cloud: 78, humidity: 89, unsettled: 0.31 },
]
const months: readonly Normals[] = [january, ...others]

const dayMs = 86_400_000
const monthDays = 365.2425 / 12

/** Between the middles of two months the year passes evenly from one to the other. */
export function normalsAt(timeMs: number): Normals {
  const yearStart = Date.UTC(new Date(timeMs).getUTCFullYear(), 0, 1)
  const position = (timeMs - yearStart) / dayMs / monthDays - 0.5
  const from = months.at(Math.floor(position) % 12) ?? january
  const to = months[(Math.floor(position) + 1) % 12] ?? january
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
