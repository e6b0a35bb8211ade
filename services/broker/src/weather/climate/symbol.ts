export type Sky = {
  readonly cloud: number
  readonly temperature: number
  readonly precipitationMmPerHour: number
  readonly isDay: boolean
}

const driest = 0.08
const light = 0.3
const heavy = 1.2

/** MET Norway's symbol code for this sky. */
export function symbolOf({ cloud, temperature, precipitationMmPerHour, isDay }: Sky): string {
  const time = isDay ? '_day' : '_night'
  if (precipitationMmPerHour < driest) {
    const cover = coverOf(cloud)
    return cover === 'cloudy' ? cover : `${cover}${time}`
  }
  const strength = precipitationMmPerHour < light ? 'light' : precipitationMmPerHour < heavy ? '' : 'heavy'
  const kind = temperature < 0.5 ? 'snow' : temperature < 2 ? 'sleet' : 'rain'
  return cloud < 75 ? `${strength}${kind}showers${time}` : `${strength}${kind}`
}

function coverOf(cloud: number): string {
  if (cloud < 13) return 'clearsky'
  if (cloud < 38) return 'fair'
  return cloud < 86 ? 'partlycloudy' : 'cloudy'
}
