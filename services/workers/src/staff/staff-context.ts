import type { FormSource } from '@marram/contract/workers/form-source'
import type { Database } from '@marram/database/schema.generated'
import type { ObjectStore } from '@marram/service-kit/object-store'
import type { Kysely } from 'kysely'
import type { Origins } from '../contest/staff-contest.ts'

/** Dependencies of the operations of staff. */
export type StaffContext = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  /** For links in mails. */
  readonly origins: Origins
  /** Guests' pictures. */
  readonly store: ObjectStore
}

/** Dependencies of the operations about forms. */
export type FormContext = Pick<StaffContext, 'db' | 'now'> & {
  readonly forms: FormSource
  /** Recipient of forms without a department. */
  readonly fallbackRecipient: () => string
}
