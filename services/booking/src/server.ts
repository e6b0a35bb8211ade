import { tallyViews } from '@marram/contract/task'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import type { Database } from '@marram/database/schema.generated'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { Kysely } from 'kysely'
import { mountGuards, mountRoutes } from './routes.ts'
import { tally } from './view/tally.ts'

export type BookingDeps = Pick<ServiceOptions, 'log' | 'health' | 'trustProxy' | 'metrics'> & {
  readonly db: Kysely<Database>
  readonly publicKeys: readonly string[]
  readonly now?: () => Date
}

export type Booking = {
  readonly handle: FetchHandler
  /** To be done by a worker of the job queue, in this process or another. */
  readonly tasks: readonly ImplementedTask[]
}

/** Related houses, counts of views, and facts about the site and its houses. */
export function createBooking({ db, publicKeys, now = () => new Date(), ...options }: BookingDeps): Booking {
  const app = createService({ name: 'booking', ...options, publicKeys: null, body: { maxBytes: 4096 } })
  mountGuards(app, publicKeys)
  mountRoutes(app, { db, now })
  return {
    handle: toFetchHandler(app),
    tasks: [implementTask(tallyViews, () => tally(db, now()), { cron: '4 * * * *' })],
  }
}
