import type { Place } from '../weather-provider.ts'
import { wander } from './noise.ts'
import { normalsAt } from './normals.ts'

const dayMs = 86_400_000
const stream = { front: 1, air: 2, gust: 3, direction: 4, shower: 5 } as const
/** Fronts come in from the north-west: a degree further south they are about three hours later. */
const frontDelayDaysPerDegree = 0.12
const middleLatitude = 55.6

export type Sample = {
  readonly pressure: number
  readonly temperature: number
  readonly cloud: number
  readonly humidity: number
  readonly windFrom: number
  readonly windSpeed: number
  readonly precipitationMm: number
}

/**
 * Weather as it might be at this hour: the normals of the season, bent by fronts that pass every few days and by the
 * time of day. A function of place and time alone, so that every node and every later call says the same.
 */
export function sampleClimate({ latitude }: Place, timeMs: number): Sample {
  const days = timeMs / dayMs + (latitude - middleLatitude) * frontDelayDaysPerDegree
  const normals = normalsAt(timeMs)
  const front = 0.75 * wander(stream.front, days / 2.6) + 0.25 * wander(stream.front + 10, days / 0.9)
  const gust = wander(stream.gust, days * 4)
  // Warmest at 14 UTC, coldest twelve hours later.
  const sun = Math.cos(((timeMs % dayMs) / dayMs - 14 / 24) * 2 * Math.PI)
  const cloud = within(normals.cloud + 55 * front + 14 * gust, 0, 100)
  const swing = normals.swing * (1.35 - cloud / 130) * sun
  const shower = front + 0.45 * wander(stream.shower, days * 5) - (0.75 - normals.unsettled * 1.4)
  return {
    pressure: 1014 - 17 * front,
    temperature: normals.temperature + 2.8 * wander(stream.air, days / 3.3) + swing,
    cloud,
    humidity: within(normals.humidity + 9 * front - 2.5 * sun, 35, 100),
    windFrom: (((260 + 95 * wander(stream.direction, days / 1.7)) % 360) + 360) % 360,
    windSpeed: Math.max(0.8, normals.windSpeed * (1 + 0.5 * front + 0.14 * gust)),
    precipitationMm: cloud < 45 ? 0 : Math.max(0, shower * 2.2),
  }
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(min, value), max)
}
