import { createDemoUsers } from '@marram/auth/demo-users'
import { createOwnTrust } from '@marram/broker/trust/own-reviews'
import { refreshTrust } from '@marram/broker/trust/refresh-trust'
import { createClimateModel } from '@marram/broker/weather/climate/climate-model'
import { refreshWeather } from '@marram/broker/weather/refresh-weather'
import { readProfileFile } from '@marram/content/agency/profile-file'
import { saveProfile } from '@marram/content/agency/save-profile'
import { importEntries } from '@marram/content/import'
import { readContent } from '@marram/content/transfer/read-content'
import type { Connection } from '@marram/database/connection'
import { contentFolder, profileFile } from '@marram/demo/agency'
import { loadBrokerTexts } from '@marram/demo/broker/load'
import type { LoadProgress } from '@marram/demo/catalogue/load'
import { withFreshDates } from '@marram/demo/content/fresh-dates'
import { demoUsers } from '@marram/demo/users'
import { copenhagenDay } from '@marram/domain/iso-day'
import { createLog } from '@marram/service-kit/logging'
import { fillCatalogue } from './fill-catalogue.ts'

type Filled = Pick<Connection, 'db' | 'pool'>

type Options = {
  /** Bookings, and the work of a day at the desk; for tests a demo without them is easier to reason about. */
  readonly hasBookings?: boolean
  readonly onProgress?: (progress: LoadProgress) => void
}

/** Content first and houses last: the agency counts as complete once it has houses. */
export async function fillDemo(
  { db, pool }: Filled,
  lodgings: number,
  { hasBookings = false, onProgress }: Options = {},
): Promise<void> {
  const today = copenhagenDay(new Date())
  await saveProfile(db, await readProfileFile(profileFile))
  await createDemoUsers(db, demoUsers)
  const { entries, assets } = await readContent(contentFolder)
  await importEntries(db, { entries: withFreshDates(entries, today), assets })
  await loadBrokerTexts(db, today)
  await fillCatalogue(pool, { lodgings, seed: 'marram', today, hasBookings }, onProgress)
  // The jobs would do this within a second; until then the first pages would lack weather and rating.
  const shared = { db, log: createLog({ name: 'demo', level: 'warn' }), now: () => new Date() }
  await refreshWeather({ ...shared, weather: createClimateModel() })
  await refreshTrust({ ...shared, trust: createOwnTrust(db, shared.now) })
}
