import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: unknown
  /** Never answers. */
  hangs?: boolean
}
export type Asked = { url: string; headers: IncomingHttpHeaders }

/** A local weather service that sends its answers in turn and repeats the last one. */
export async function startFakeService(answers: Answer[]) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer || answer.hangs) return
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a server that listens on a port is always an object.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/weatherapi/locationforecast/2.0/compact`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Details = Record<string, number>
const period = (symbol_code: string, details: Details = {}) => ({ summary: { symbol_code }, details })

/** Invented figures in the compact format. */
export function compactForecast(airTemperature = 14.3) {
  const details = {
    air_pressure_at_sea_level: 1016.2,
    air_temperature: airTemperature,
    cloud_area_fraction: 43.8,
    relative_humidity: 71.4,
    wind_from_direction: 248.9,
    wind_speed: 7.6,
  }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [8.127, 55.558, 7] },
    properties: {
      meta: { updated_at: '2027-07-10T09:31:55Z', units: { air_temperature: 'celsius', wind_speed: 'm/s' } },
      timeseries: [
        {
          time: '2027-07-10T10:00:00Z',
          data: {
            instant: { details },
            next_12_hours: period('partlycloudy_day'),
            next_1_hours: period('fair_day', { precipitation_amount: 0 }),
            next_6_hours: period('lightrainshowers_day', { precipitation_amount: 0.7 }),
          },
        },
        // The last steps of a forecast have no outlook.
        { time: '2027-07-10T11:00:00Z', data: { instant: { details: { air_temperature: 15, wind_speed: 8 } } } },
      ],
    },
  }
}
