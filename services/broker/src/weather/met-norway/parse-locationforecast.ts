import * as v from 'valibot'
import type { Outlook, WeatherStep } from '../weather-provider.ts'

const figure = v.optional(v.number())
const outlook = v.optional(
  v.object({
    summary: v.optional(v.object({ symbol_code: v.string() })),
    details: v.optional(v.object({ precipitation_amount: figure })),
  }),
)
const locationforecast = v.object({
  properties: v.object({
    meta: v.object({ updated_at: v.string() }),
    timeseries: v.array(
      v.object({
        time: v.pipe(
          v.string(),
          v.check((time) => Number.isFinite(Date.parse(time))),
        ),
        data: v.object({
          instant: v.object({
            details: v.object({
              air_pressure_at_sea_level: figure,
              air_temperature: v.number(),
              cloud_area_fraction: figure,
              relative_humidity: figure,
              wind_from_direction: figure,
              wind_speed: v.number(),
            }),
          }),
          next_1_hours: outlook,
          next_6_hours: outlook,
          next_12_hours: outlook,
        }),
      }),
    ),
  }),
})

/** Parses the `compact` format of locationforecast 2.0. Throws on anything else. */
export function parseLocationforecast(input: unknown): { updatedAt: string; steps: WeatherStep[] } {
  const { meta, timeseries } = v.parse(locationforecast, input).properties
  const steps = timeseries.map(({ time, data }) => {
    const now = data.instant.details
    return {
      time: new Date(time).toISOString(),
      airPressure: now.air_pressure_at_sea_level ?? null,
      airTemperature: now.air_temperature,
      cloudAreaFraction: now.cloud_area_fraction ?? null,
      relativeHumidity: now.relative_humidity ?? null,
      windFromDirection: now.wind_from_direction ?? null,
      windSpeed: now.wind_speed,
      next1Hours: presentOutlook(data.next_1_hours),
      next6Hours: presentOutlook(data.next_6_hours),
      next12Hours: presentOutlook(data.next_12_hours),
    }
  })
  return { updatedAt: new Date(meta.updated_at).toISOString(), steps }
}

function presentOutlook(period: v.InferOutput<typeof outlook>): Outlook | null {
  if (!period?.summary) return null
  return { symbol: period.summary.symbol_code, precipitationMm: period.details?.precipitation_amount ?? 0 }
}
