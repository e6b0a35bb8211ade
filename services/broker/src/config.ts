import { type ActiveYears, parseActiveYears } from '@marram/domain/season-horizon'
import type { ConfigOf, ConfigProblem } from '@marram/service-kit/config'
import type { Log } from '@marram/service-kit/logging'
import { bucketForm } from '@marram/service-kit/open-store'
import { s3AddressSchema } from '@marram/service-kit/s3-store'
import { flag, list, port, setting, text, url } from '@marram/service-kit/setting'
import * as v from 'valibot'
import { type CalendarPort, createCalendarPort } from './catalogue/calendar/fetch-calendar.ts'
import { createClimateModel } from './weather/climate/climate-model.ts'
import { createMetNorway } from './weather/met-norway/met-norway.ts'
import type { WeatherProvider } from './weather/weather-provider.ts'

export const activeYearsSetting = setting(
  'ACTIVE_YEARS',
  'years with commas between, such as 2025,2026,2027',
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): ActiveYears => {
      const years = parseActiveYears(dataset.value)
      if (years !== null) return years
      addIssue({ message: 'not a list of years' })
      return NEVER
    }),
  ),
  {
    optional: true,
    meaning: 'Years whose nights are shown and sold; by default last, this and next year.',
  },
)

export const brokerSettings = {
  activeYears: activeYearsSetting,
  brokerOpenQueries: flag('BROKER_OPEN_QUERIES', {
    fallback: '0',
    meaning:
      'Allow any GraphQL document with a public key at the broker; by default only the site’s registered documents.',
  }),
  brokerStaffKey: text('BROKER_STAFF_KEY', {
    optional: true,
    secret: true,
    meaning:
      'Bearer key for staff to query the missing data of houses at the broker; without it these queries are disabled.',
  }),
  calendarPrivate: flag('CALENDAR_PRIVATE_ADDRESSES', {
    fallback: '0',
    meaning: 'Allow calendars of other portals in a private network; by default such addresses are refused.',
  }),
  weatherUrl: url('WEATHER_URL', ['https', 'http'], {
    optional: true,
    meaning:
      'Forecasts in MET Norway’s format, such as `https://api.met.no/weatherapi/locationforecast/2.0/compact`; without it area pages show the usual weather of the season.',
  }),
  weatherUserAgent: text('WEATHER_USER_AGENT', {
    optional: true,
    meaning: 'User agent for the weather service: the site and a contact address. Required with WEATHER_URL.',
  }),
}

/** For the imports of the program. */
export const photoSettings = {
  photoUrl: setting('IMAGES_PHOTO_URL', bucketForm, s3AddressSchema(), {
    optional: true,
    secret: true,
    meaning:
      'S3-compatible bucket of an agency’s own photos, which imports read: `https://KEY:SECRET@host/bucket?region=…`; used if there is no folder.',
  }),
  photoPrivate: flag('PHOTO_PRIVATE_ADDRESSES', {
    fallback: '0',
    meaning: 'Allow imports to fetch photos from a private network; by default such addresses are refused.',
  }),
}

/** For the service as a separate process. */
export const brokerProcessSettings = {
  ...brokerSettings,
  host: text('HOST', { fallback: '127.0.0.1', meaning: 'Address to listen on.' }),
  port: port('PORT', { fallback: '3001', meaning: 'Port to listen on.' }),
  trustProxy: flag('TRUST_PROXY', { fallback: '0', meaning: 'Trust the forwarding headers of one proxy in front.' }),
  databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql'], { secret: true, meaning: 'The agency’s PostgreSQL.' }),
  readUrl: url('DATABASE_READ_URL', ['postgres', 'postgresql'], {
    optional: true,
    secret: true,
    meaning: 'Its streaming replica, for reads; by default all reads go to DATABASE_URL.',
  }),
  siteHosts: list('SITE_HOSTS', {
    fallback: '',
    meaning: 'Host names of the site, the only ones with a trust rating; by default any host has it.',
  }),
  authUrl: url('AUTH_URL', ['http', 'https'], {
    optional: true,
    meaning: 'URL of the auth service, which checks tokens of staff; without it the desk is not answered.',
  }),
  publicKeys: list('PUBLIC_KEYS', { meaning: 'Keys that callers send as `X-Public-Key`.' }),
}

type BrokerSettings = ConfigOf<typeof brokerSettings>

export function brokerProblems({ weatherUrl, weatherUserAgent }: Partial<BrokerSettings>): ConfigProblem[] {
  if (weatherUrl === undefined || weatherUserAgent !== undefined) return []
  return [
    {
      setting: 'WEATHER_USER_AGENT',
      problem: 'is not set',
      expected: 'the site and a contact address, because WEATHER_URL is set',
    },
  ]
}

export function createWeather(
  { weatherUrl, weatherUserAgent }: Pick<BrokerSettings, 'weatherUrl' | 'weatherUserAgent'>,
  log: Log,
): WeatherProvider {
  if (weatherUrl === undefined || weatherUserAgent === undefined) return createClimateModel()
  return createMetNorway({ url: weatherUrl, userAgent: weatherUserAgent, log })
}

export function createCalendars({ calendarPrivate }: Pick<BrokerSettings, 'calendarPrivate'>): CalendarPort {
  return createCalendarPort({ allowPrivate: calendarPrivate })
}
