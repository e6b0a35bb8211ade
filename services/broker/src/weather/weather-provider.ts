export type Place = { readonly latitude: number; readonly longitude: number }

/** What some hours after a moment bring. Symbols are codes of MET Norway, such as `partlycloudy_day`. */
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
  /** By time. The distance between two may grow from one hour to six. */
  readonly steps: readonly WeatherStep[]
}

/** Where the weather comes from. Null when it cannot be said now; never throws for a source that is down. */
export type WeatherProvider = {
  readonly forecast: (place: Place, now: Date) => Promise<Forecast | null>
}
