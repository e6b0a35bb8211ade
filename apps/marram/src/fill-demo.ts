import { createDemoUsers } from '@marram/auth/demo-users'
import type { Inside } from '@marram/booking/booking/context'
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
import { fillDay } from './demo-day/fill-day.ts'
import { fillCatalogue } from './fill-catalogue.ts'

type Filled = Pick<Connection, 'db' | 'pool'>

type Options = {
  /**
   * Adds bookings and the work of a day at the desk, with links to these origins in mails. Without it, as for most tests,
   * the demo has none.
   */
  readonly desk?: Inside['origins']
  readonly onProgress?: (progress: LoadProgress) => void
}

/** Content first and houses last: the agency counts as complete once it has houses. */
export async function fillDemo(
  { db, pool }: Filled,
  lodgings: number,
  { desk, onProgress }: Options = {},
): Promise<void> {
  const today = copenhagenDay(new Date())
  await saveProfile(db, await readProfileFile(profileFile))
  await createDemoUsers(db, demoUsers)
  const { entries, assets } = await readContent(contentFolder)
  await importEntries(db, { entries: withFreshDates(entries, today), assets })
  await loadBrokerTexts(db, today)
  await fillCatalogue(pool, { lodgings, seed: 'marram', today, hasBookings: desk !== undefined }, onProgress)
  // The jobs would do this within a second; until then the first pages would lack weather and rating.
  const shared = { db, log: createLog({ name: 'demo', level: 'warn' }), now: () => new Date() }
  await refreshWeather({ ...shared, weather: createClimateModel() })
  await refreshTrust({ ...shared, trust: createOwnTrust(db, shared.now) })
  if (desk) await fillDay(db, desk, new Date())
}
