import { refreshCalendarsTask, refreshTrustTask, refreshWeatherTask } from '@marram/contract/broker/tasks'
import { addJob } from '@marram/database/jobs/add-job'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import type { Database } from '@marram/database/schema.generated'
import type { Log } from '@marram/service-kit/logging'
import type { Kysely } from 'kysely'
import { type CalendarPort, createCalendarPort } from './catalogue/calendar/fetch-calendar.ts'
import { refreshCalendars } from './catalogue/calendar/refresh-calendars.ts'
import { createOwnTrust } from './trust/own-reviews.ts'
import { refreshTrust } from './trust/refresh-trust.ts'
import type { TrustProvider } from './trust/trust-provider.ts'
import { createClimateModel } from './weather/climate/climate-model.ts'
import { refreshWeather } from './weather/refresh-weather.ts'
import type { WeatherProvider } from './weather/weather-provider.ts'

export type BrokerJobDeps = {
  readonly db: Kysely<Database>
  readonly log: Log
  readonly now?: () => Date
  /** Default: the climate model. */
  readonly weather?: WeatherProvider
  /** Default: the agency's own reviews. */
  readonly trust?: TrustProvider
  /** Default: over HTTP, public addresses only. */
  readonly calendars?: CalendarPort
}

/** MET Norway asks its callers to avoid the full hour. */
const weatherTimes = '7,37 * * * *'
const trustTimes = '17 * * * *'
const calendarTimes = '11,41 * * * *'

/** Scheduled tasks, for a worker of the job queue in any process. */
export function createBrokerTasks({ db, log, now = () => new Date(), ...deps }: BrokerJobDeps): ImplementedTask[] {
  const { weather = createClimateModel(), trust = createOwnTrust(db, now), calendars = createCalendarPort() } = deps
  return [
    implementTask(refreshWeatherTask, (_, { signal }) => refreshWeather({ db, weather, log, now, signal }), {
      cron: weatherTimes,
    }),
    implementTask(
      refreshCalendarsTask,
      async (_, { signal }) => void (await refreshCalendars({ db, port: calendars, log, now, signal })),
      { cron: calendarTimes },
    ),
    implementTask(refreshTrustTask, () => refreshTrust({ db, trust, log, now }), { cron: trustTimes }),
  ]
}

/** Queues the first run at the start instead of waiting for the schedule; safe on any number of nodes. */
export async function planBrokerJobs(db: Kysely<Database>): Promise<void> {
  for (const task of [refreshWeatherTask, refreshTrustTask]) await addJob(db, task, {}, { key: task.name })
}
