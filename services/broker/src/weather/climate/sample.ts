import type { Place } from '../weather-provider.ts'
import { normalsAt } from './normals.ts'

const dayMs = 86_400_000
const stream = { front: 1, air: 2, gust: 3, direction: 4, shower: 5 } as const
/** Fronts arrive from the north-west, about three hours later per degree south. */
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
 * Plausible weather of an hour: seasonal normals, varied by fronts that pass every few days and by the time of day. A
 * pure function of place and time, so that all nodes and later calls agree.
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

/** A deterministic, uniform value from -1 to 1 for each integer. */
function noiseAt(stream: number, index: number): number {
  let state = Math.imul(stream ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index, 0xc2b2ae35)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return ((state ^ (state >>> 15)) >>> 0) / 0x7fffffff - 1
}

/** A smooth curve between -1 and 1, with about one turn per unit of `position`. */
function wander(stream: number, position: number): number {
  const index = Math.floor(position)
  const share = position - index
  const eased = share * share * (3 - 2 * share)
  const from = noiseAt(stream, index)
  return from + (noiseAt(stream, index + 1) - from) * eased
}
