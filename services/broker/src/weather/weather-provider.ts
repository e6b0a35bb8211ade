export type Place = { readonly latitude: number; readonly longitude: number }

/** Weather of the hours after a step. Symbols are codes of MET Norway, such as `partlycloudy_day`. */
export type Outlook = { readonly symbol: string; readonly precipitationMm: number }

export type WeatherStep = {
  /** ISO date-time in UTC. */
  readonly time: string
  /** At sea level, hPa. */
  readonly airPressure: number | null
  readonly airTemperature: number
  readonly cloudAreaFraction: number | null
  readonly relativeHumidity: number | null
  /** Degrees, 0 is north. */
  readonly windFromDirection: number | null
  /** Metres per second. */
  readonly windSpeed: number
  readonly next1Hours: Outlook | null
  readonly next6Hours: Outlook | null
  readonly next12Hours: Outlook | null
}

export type WeatherSource = 'climate-model' | 'met-norway'

export type Forecast = {
  readonly source: WeatherSource
  readonly updatedAt: string
  readonly attribution: string | null
  /** Ordered by time. Intervals may grow from one hour to six. */
  readonly steps: readonly WeatherStep[]
}

/** A source of weather. Null if currently unavailable; an outage of the source never throws. */
export type WeatherProvider = {
  readonly forecast: (place: Place, now: Date) => Promise<Forecast | null>
}
