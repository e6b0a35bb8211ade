import { createHash } from 'node:crypto'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import type { RenderedLetter } from '@marram/i18n/mail/letter'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findBearer } from '@marram/service-kit/keys'
import { type Kysely, sql } from 'kysely'
import type { FindReader, Reader } from './find-reader.ts'

export type MailToReaderDeps = { readonly db: Kysely<Database>; readonly now: () => Date }

const hourMs = 3_600_000
const mailsADay = 10

/** Mail to others would be advertising that they never asked for, so there is no field for an address. */
export async function readReader(headers: Headers, findReader: FindReader): Promise<Reader | Refusal> {
  const token = findBearer(headers.get('authorization') ?? undefined)
  const reader = token === null ? null : await findReader(token)
  if (reader === null) {
    return refuse(401, 'not-logged-in', 'Not logged in', { headers: { 'www-authenticate': 'Bearer' } })
  }
  return reader.isConfirmed
    ? reader
    : refuse(403, 'address-unconfirmed', 'The address of this account is not confirmed.')
}

export type OwnMail = {
  readonly kind: 'share-favorites' | 'tax-calculation'
  /** What the mail is about: who asks for the same twice within the hour gets one mail. */
  readonly content: string
  readonly letter: RenderedLetter
}

/** To the own address, at most ten of a kind in a day. */
export function mailToReader(
  reader: Reader,
  { kind, content, letter }: OwnMail,
  { db, now }: MailToReaderDeps,
): Promise<{ sent: 'ok' } | Refusal> {
  return db.transaction().execute(async (trx): Promise<{ sent: 'ok' } | Refusal> => {
    const prefix = `${kind} ${reader.id} `
    await sql`select pg_advisory_xact_lock(hashtext(${prefix}))`.execute(trx)
    const { count } = await trx
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key', 'like', `${prefix}%`)
      .where(sql<boolean>`created_at > now() - interval '24 hours'`)
      .executeTakeFirstOrThrow()
    if (count >= mailsADay) return refuse(429, 'too-many-mails', 'That is enough mail for one day.')
    const hour = Math.floor(now().getTime() / hourMs)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
    await queueMail(trx, { key: `${prefix}${hour} ${hash}`, to: reader.email, letter })
    return { sent: 'ok' }
  })
}
