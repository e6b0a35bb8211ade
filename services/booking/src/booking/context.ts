import type { CardWay } from '@marram/contract/booking/pay-ways'
import type { Database } from '@marram/database/schema.generated'
import type { BankAccounts } from '@marram/domain/payment/bank-account'
import type { ActiveYears } from '@marram/domain/season-horizon'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import type { Kysely } from 'kysely'
import type { Calendars } from './calendars.ts'
import type { LodgingQueue } from './lodging-queue.ts'

/** How this agency takes money. */
export type TakesMoney = {
  readonly bank: BankAccounts
  /** Null: card payments are not available. */
  readonly card: CardWay | null
  /** Whose payments can be paid back to the card. */
  readonly provider: string | null
}

/** What every command about bookings works with. */
export type BookingContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** Whose nights are sold; last, this and next year unless the agency says otherwise. */
  readonly activeYears?: ActiveYears | undefined
  /** Where each edition lives: the links of mails are built from these alone. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** How guests can pay: what pages and mails offer. */
  readonly takes: TakesMoney
  readonly calendars: Calendars
  /** Claims on one house, one after another. */
  readonly queue: LodgingQueue
  readonly log: Log
  readonly secret: (name: string) => Promise<Buffer>
  /** How long a booking with an unconfirmed mail address is kept. */
  readonly unconfirmedMs: number
}

/** The same inside a transaction. */
export type Inside = Pick<BookingContext, 'db' | 'now' | 'origins' | 'takes'>

export type Caller = {
  readonly idempotencyKey: string
  /** Null for a guest without an account. */
  readonly userId: number | null
  readonly traceId: string | null
  /** Whence it came, as a keyed hash; null where that says nothing. */
  readonly networkHash: string | null
}
