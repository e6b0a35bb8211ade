import type { SearchClient } from '@marram/contract/search/client'
import { tallyViews } from '@marram/contract/task'
import type { FindStaff } from '@marram/database/command/find-staff'
import { mountDesk } from '@marram/database/command/mount-desk'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import type { Database } from '@marram/database/schema.generated'
import { createSecrets } from '@marram/database/secrets'
import { leastBookkeepingYears } from '@marram/domain/booking/retention'
import type { BankAccounts } from '@marram/domain/payment/bank-account'
import type { ActiveYears } from '@marram/domain/season-horizon'
import type { EditionKey } from '@marram/i18n/edition-key'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { Kysely } from 'kysely'
import { createCalendars } from './booking/calendars.ts'
import type { BookingContext } from './booking/context.ts'
import { createLodgingQueue } from './booking/lodging-queue.ts'
import type { FindUser } from './booking/read-user.ts'
import { mountBookings } from './booking/routes.ts'
import { createBookingTasks } from './booking/tasks.ts'
import { mountPreviews } from './mail/preview-page.ts'
import type { ProviderSettings } from './payment/payment-provider.ts'
import { cardWayOf, openProvider, type ProviderName } from './payment/providers.ts'
import { mountPayments } from './payment/routes.ts'
import type { Staff } from './payment/tell-staff.ts'
import { mountQuestions } from './question/routes.ts'
import { mountReviews } from './review/routes.ts'
import { mountGuards, mountRoutes } from './routes.ts'
import { deskAnswers } from './staff/desk-answers.ts'
import { tally } from './view/tally.ts'

export type BookingDeps = Pick<ServiceOptions, 'log' | 'health' | 'trustProxy' | 'metrics'> & {
  readonly db: Kysely<Database>
  readonly publicKeys: readonly string[]
  /** Origin of each edition, for links in mails. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** Resolves a bearer token; without it every token is refused. */
  readonly findUser?: FindUser
  /** Resolves a bearer token of staff; without it there is no desk. */
  readonly findStaff?: FindStaff
  /** Counts houses for the urgency decider, which returns null without it. */
  readonly search?: Pick<SearchClient, 'lodgings'>
  /** The card provider, if any. */
  readonly paymentProvider?: ProviderName | null
  /** The settings of that provider. */
  readonly providerKeys?: ProviderSettings
  /** Accounts for transfers; without one, none are offered in that currency. */
  readonly bank?: () => BankAccounts
  /** Recipient of payment alerts and questions; without it they are only listed. */
  readonly staff?: Staff | null
  /** Shows samples of all mails to developers, at `/mails/`. */
  readonly showsMails?: boolean
  /** Time until a booking with an unconfirmed mail address is released; by default a day. */
  readonly unconfirmedMs?: number
  /** Full years for which guests' data are kept with the books. */
  readonly bookkeepingYears?: number
  readonly now?: () => Date
  /** Years whose nights are sold; by default last, this and next year. */
  readonly activeYears?: ActiveYears | undefined
}

export type Booking = {
  readonly handle: FetchHandler
  /** For a worker of the job queue in any process. */
  readonly tasks: readonly ImplementedTask[]
}

/** In a rush on one house guests queue; a late answer is better than a time-out. */
const timeLimitMs = 30_000

const dayMs = 24 * 3_600_000

const noUser: FindUser = async () => null
/** A bank's statement of a month. */
const deskBytes = 8 * 1_048_576

/** Serves bookings and holds, related houses, view counts, and facts about the site and its houses. */
export function createBooking(deps: BookingDeps): Booking {
  const {
    db,
    publicKeys,
    origins,
    findUser = noUser,
    findStaff,
    paymentProvider = null,
    providerKeys = {},
    bank = () => ({}),
    staff = null,
    showsMails = false,
    search,
    ...rest
  } = deps
  const { now = () => new Date(), activeYears, ...others } = rest
  const { unconfirmedMs = dayMs, bookkeepingYears = leastBookkeepingYears, ...options } = others
  const { log } = options
  const shared = { calendars: createCalendars(), queue: createLodgingQueue(), secret: createSecrets(db) }
  const takes = { bank, card: paymentProvider && cardWayOf(paymentProvider), provider: paymentProvider }
  const periods = { unconfirmedMs, bookkeepingYears }
  const context: BookingContext = { db, now, activeYears, origins, log, takes, ...periods, ...shared }
  const app = createService({
    name: 'booking',
    ...options,
    publicKeys: null,
    body: { maxBytes: (path) => (path.startsWith('/desk/') ? deskBytes : 32_768) },
    timeLimitMs,
  })
  mountGuards(app, publicKeys)
  mountRoutes(app, { db, now, activeYears, search: search ?? null })
  mountBookings(app, context, findUser)
  mountReviews(app, context)
  mountQuestions(app, { ...context, staff }, findUser)
  const provider = paymentProvider && openProvider(paymentProvider, context, providerKeys)
  if (provider) mountPayments(app, context, provider)
  if (findStaff) mountDesk(app, deskAnswers, context, findStaff)
  if (showsMails) mountPreviews(app)
  return {
    handle: toFetchHandler(app),
    tasks: [
      implementTask(tallyViews, () => tally(db, now()), { cron: '4 * * * *' }),
      ...createBookingTasks(context, provider, staff),
    ],
  }
}
