import { STATUS_CODES } from 'node:http'
import { wordsOf } from '@marram/contract/agency/agency'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createSearchClient } from '@marram/contract/search/client'
import { createServiceClient, type Fetch } from '@marram/contract/service-client'
import { followAgency } from '@marram/database/agency/follow-agency'
import { createFindStaff } from '@marram/database/command/find-staff'
import { connect } from '@marram/database/connection'
import { isDatabaseReady } from '@marram/database/health'
import { startWorker } from '@marram/database/jobs/worker'
import { speakFor } from '@marram/i18n/agency/speak-for'
import { parseConfig } from '@marram/service-kit/config'
import { forwardTo } from '@marram/service-kit/forward'
import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { serve } from '@marram/service-kit/serve'
import { stopOnSignals } from '@marram/service-kit/shutdown'
import { startTracing } from '@marram/service-kit/tracing'
import { tracingConfig } from '@marram/service-kit/tracing-settings'
import { createFindUser } from './booking/find-user.ts'
import { bankOf, bookingProcessSettings, providerOf } from './config.ts'
import { createBooking } from './server.ts'

const config = parseConfig(bookingProcessSettings, process.env)
const { host, port, publicKeys, trustProxy, databaseUrl, origins, activeYears, authUrl, searchUrl, searchKey } = config
const { unconfirmedMs, bookkeepingYears, paymentProvider, staffMail } = config
const log = createLog({ name: 'booking' })
const tracing = await startTracing('booking', tracingConfig(process.env))
const database = connect({ url: databaseUrl, applicationName: 'marram booking' })
const agency = await followAgency(
  database,
  ({ profile, palette }) => speakFor(palette, (edition) => wordsOf(profile, edition)),
  (error) => log.error({ err: error }, 'the agency could not be read again'),
)
const health = createHealth({
  checks: {
    database: async () => {
      if (!(await isDatabaseReady(database.db))) throw new Error('The database does not answer.')
    },
  },
  log,
})
const [publicKey = ''] = publicKeys
const serviceAt = (name: string, baseUrl: string, bearer: string, ask: Fetch = fetch) =>
  createServiceClient({ name, baseUrl, publicKey, fetch: ask, headers: outgoingHeaders, bearer: () => bearer })
const findUser = authUrl && createFindUser((token) => serviceAt('auth', authUrl, token))
const findStaff = authUrl && createFindStaff((token) => serviceAt('auth', authUrl, token))
const askSearch = searchUrl && inProcessFetch(forwardTo({ name: 'search', url: searchUrl, log }), STATUS_CODES)
const search =
  askSearch && createSearchClient(serviceAt('search', 'http://search.internal', searchKey ?? '', askSearch))
const booking = createBooking({
  db: database.db,
  log,
  publicKeys,
  health,
  trustProxy,
  origins,
  unconfirmedMs,
  bookkeepingYears,
  paymentProvider: providerOf(paymentProvider, false),
  providerKeys: config,
  bank: () => bankOf(config, agency.current()),
  staff: staffMail === undefined ? null : { to: () => staffMail, edition: 'en' },
  activeYears,
  ...(findUser && { findUser }),
  ...(findStaff && { findStaff }),
  ...(search && { search }),
})
const worker = await startWorker(database, booking.tasks, { log: (line) => log.debug(line) })
const server = await serve({ fetch: booking.handle, host, port, log, health })
stopOnSignals(async () => {
  await server.stop()
  await worker.stop()
  await agency.close()
  await database.close()
  await tracing.stop()
})
