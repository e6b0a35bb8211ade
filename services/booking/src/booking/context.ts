import type { CardWay } from '@marram/contract/booking/pay-ways'
import type { Database } from '@marram/database/schema.generated'
import type { BankAccounts } from '@marram/domain/payment/bank-account'
import type { ActiveYears } from '@marram/domain/season-horizon'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import type { Kysely } from 'kysely'
import type { Calendars } from './calendars.ts'
import type { LodgingQueue } from './lodging-queue.ts'

/** The agency's payment methods. */
export type TakesMoney = {
  readonly bank: () => BankAccounts
  /** Null without card payments. */
  readonly card: CardWay | null
  /** The provider for refunds to cards. */
  readonly provider: string | null
}

/** Dependencies of all booking commands. */
export type BookingContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** Years whose nights are sold; by default last, this and next year. */
  readonly activeYears?: ActiveYears | undefined
  /** Origin of each edition, for links in mails. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** Payment methods for pages and mails. */
  readonly takes: TakesMoney
  readonly calendars: Calendars
  /** Serialises claims on one house. */
  readonly queue: LodgingQueue
  readonly log: Log
  readonly secret: (name: string) => Promise<Buffer>
  /** Time until a booking with an unconfirmed mail address is released. */
  readonly unconfirmedMs: number
  /** Full years for which guests' data are kept with the books. */
  readonly bookkeepingYears: number
}

/** The subset used inside a transaction. */
export type Inside = Pick<BookingContext, 'db' | 'now' | 'activeYears' | 'origins' | 'takes'>

export type Caller = {
  readonly idempotencyKey: string
  /** Null for guests without an account. */
  readonly userId: number | null
  readonly traceId: string | null
  /** Keyed hash of the client network; null for local addresses. */
  readonly networkHash: string | null
}
