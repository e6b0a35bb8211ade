import { createLog } from '@marram/service-kit/logging'
import { afterEach, expect, test, vi } from 'vitest'
import { createMetNorway } from './met-norway.ts'
import { type Answer, compactForecast, startFakeService } from './testing/fake-service.ts'

const place = { latitude: 55.558_123, longitude: 8.127 }
const start = Date.parse('2027-07-10T10:20:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)
const stamp = 'Sat, 10 Jul 2027 09:32:00 GMT'
const fresh = (body: unknown = compactForecast()): Answer => ({
  status: 200,
  headers: { expires: at(30).toUTCString(), 'last-modified': stamp },
  body,
})

let stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  stops = []
})

async function connect(answers: Answer[], timeoutMs = 5000) {
  const service = await startFakeService(answers)
  stops.push(service.stop)
  const log = createLog({ name: 'test', level: 'silent' })
  const userAgent = 'marram.example webmaster@marram.example'
  const warn = vi.spyOn(log, 'warn')
  return { ...createMetNorway({ url: service.url, userAgent, log, timeoutMs }), asked: service.asked, warn }
}

test('a forecast of MET Norway is parsed', async () => {
  const { forecast } = await connect([fresh()])
  expect(await forecast(place, at(0))).toEqual({
    source: 'met-norway',
    attribution: 'MET Norway',
    updatedAt: '2027-07-10T09:31:55.000Z',
    steps: [
      {
        time: '2027-07-10T10:00:00.000Z',
        airPressure: 1016.2,
        airTemperature: 14.3,
        cloudAreaFraction: 43.8,
        relativeHumidity: 71.4,
        windFromDirection: 248.9,
        windSpeed: 7.6,
        next1Hours: { symbol: 'fair_day', precipitationMm: 0 },
        next6Hours: { symbol: 'lightrainshowers_day', precipitationMm: 0.7 },
        next12Hours: { symbol: 'partlycloudy_day', precipitationMm: 0 },
      },
      {
        time: '2027-07-10T11:00:00.000Z',
        airPressure: null,
        airTemperature: 15,
        cloudAreaFraction: null,
        relativeHumidity: null,
        windFromDirection: null,
        windSpeed: 8,
        next1Hours: null,
        next6Hours: null,
        next12Hours: null,
      },
    ],
  })
})

test('requests have a user agent and coordinates of four decimals', async () => {
  const { forecast, asked } = await connect([fresh()])
  await forecast(place, at(0))
  expect(asked[0]?.url).toBe('/weatherapi/locationforecast/2.0/compact?lat=55.5581&lon=8.1270')
  expect(asked[0]?.headers['user-agent']).toBe('marram.example webmaster@marram.example')
  expect(asked[0]?.headers['if-modified-since']).toBeUndefined()
})

test('concurrent readers share one request, repeated only after the forecast expires', async () => {
  const { forecast, asked } = await connect([fresh()])
  await Promise.all([forecast(place, at(0)), forecast(place, at(0)), forecast(place, at(1))])
  await forecast(place, at(29))
  expect(asked).toHaveLength(1)
})

test('an expired forecast is revalidated, and stays if unchanged', async () => {
  const unchanged = { status: 304, headers: { expires: at(90).toUTCString() } }
  const { forecast, asked } = await connect([fresh(), unchanged])
  const first = await forecast(place, at(0))
  expect(await forecast(place, at(31))).toEqual(first)
  expect(asked[1]?.headers['if-modified-since']).toBe(stamp)
  await forecast(place, at(89))
  expect(asked).toHaveLength(2)
})

test('a newer forecast replaces the old one', async () => {
  const { forecast } = await connect([fresh(), fresh(compactForecast(19))])
  await forecast(place, at(0))
  expect((await forecast(place, at(31)))?.steps[0]?.airTemperature).toBe(19)
})

test.each<[string, Answer]>([
  ['refuses', { status: 403 }],
  ['is overloaded', { status: 429 }],
  ['fails', { status: 502 }],
  ['redirects', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ['sends something else', { status: 200, body: { properties: {} } }],
  ['sends an invalid time', fresh({ properties: { meta: { updated_at: 'x' }, timeseries: [] } })],
])('while the service %s, the last forecast is shown for six hours, then none', async (_, answer) => {
  const { forecast, asked } = await connect([fresh(), answer])
  const first = await forecast(place, at(0))
  expect(await forecast(place, at(31))).toEqual(first)
  expect(asked).toHaveLength(2)
  expect(await forecast(place, at(359))).toEqual(first)
  expect(await forecast(place, at(361))).toBeNull()
})

test('a deprecated version of the service still works, with a warning for the operator', async () => {
  const { forecast, warn } = await connect([{ ...fresh(), status: 203 }])
  expect((await forecast(place, at(0)))?.steps).toHaveLength(2)
  expect(warn).toHaveBeenCalledOnce()
})

test('a timeout gives no forecast', async () => {
  const { forecast } = await connect([{ status: 200, hangs: true }], 50)
  expect(await forecast(place, at(0))).toBeNull()
})

test('after a failure the next request waits a minute', async () => {
  const { forecast, asked } = await connect([{ status: 500 }, fresh()])
  expect(await forecast(place, at(0))).toBeNull()
  expect(await forecast(place, at(0.9))).toBeNull()
  expect(asked).toHaveLength(1)
  expect((await forecast(place, at(1.1)))?.source).toBe('met-norway')
})

test('an already expired forecast is still cached for some minutes', async () => {
  const { forecast, asked } = await connect([{ ...fresh(), headers: { expires: at(-60).toUTCString() } }])
  await forecast(place, at(0))
  await forecast(place, at(4))
  expect(asked).toHaveLength(1)
  await forecast(place, at(6))
  expect(asked).toHaveLength(2)
})
