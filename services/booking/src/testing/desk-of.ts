import { createDeskClient, DeskError } from '@marram/contract/desk/client'
import { type DeskCommand, deskPath } from '@marram/contract/desk/operation'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { TestBooking } from './start-booking.ts'

let keys = 0

/** The desk of one member of staff: `lene` of the reception, `maren` who may do everything, `editor`. */
export function deskOf(booking: Pick<TestBooking, 'handle'>, token: string) {
  const client = createDeskClient(async (url, init) => {
    const name = new URL(String(url), 'http://desk').pathname.split('/')[4] ?? ''
    const headers = new Headers(init?.headers)
    headers.set('x-public-key', 'key')
    headers.set('authorization', `Bearer ${token}`)
    return booking.handle(new Request(`http://booking${deskPath(name)}`, { ...init, headers }))
  })
  const act = <Input, Output>(
    command: DeskCommand<Input, Output>,
    input: NoInfer<Input>,
    { key, reason }: { readonly key?: string; readonly reason?: string } = {},
  ): Promise<Output> => {
    keys += 1
    return client.execute(command, input, { key: key ?? `desk-test-${keys}`, reason })
  }
  return { ask: client.ask, act }
}

/** The accounts of these members of staff, for tables that refer to them. */
export async function seedStaff(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into user_account (id, email, type, language_id) overriding system value
    select id, 'staff' || id || '@example.org', 3, 1 from unnest(array[101, 102, 103]) id`.execute(db)
}

/** Status and code of a refusal. */
export async function refused(work: Promise<unknown>): Promise<DeskError> {
  const outcome = await work.catch((error: unknown) => error)
  if (outcome instanceof DeskError) return outcome
  throw new Error(`It was not refused: ${JSON.stringify(outcome)}`)
}
