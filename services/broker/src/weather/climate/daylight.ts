import type { Place } from '../weather-provider.ts'

const dayMs = 86_400_000
const radians = Math.PI / 180
/** The sun's upper edge is seen a little longer than its centre. */
const horizon = -0.83

/** Good to some minutes, which is enough to choose between a sun and a moon. */
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
