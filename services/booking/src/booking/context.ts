import type { Alternative } from '@marram/contract/booking/placed'
import type { Database } from '@marram/database/schema.generated'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SingleFlight } from '@marram/service-kit/single-flight'
import type { Kysely } from 'kysely'

/** What every command about bookings works with. */
export type BookingContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** Where each edition lives: the links of mails are built from these alone. */
  readonly origins: Readonly<Record<EditionKey, string>>
  /** One search for everybody who is refused the same stay at the same moment. */
  readonly alternatives: SingleFlight<Alternative[]>
}

/** The same inside a transaction. */
export type Inside = Omit<BookingContext, 'alternatives'>
