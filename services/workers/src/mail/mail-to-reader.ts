import { createHash } from 'node:crypto'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import type { Letter, RenderedLetter } from '@marram/i18n/mail/letter'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findBearer } from '@marram/service-kit/keys'
import { type Kysely, sql } from 'kysely'
import { makeOwnMailsToken } from '../newsletter/tokens.ts'
import type { FindReader, Reader } from './find-reader.ts'
import { hasRefusedOwnMails } from './own-mail-refusal.ts'

export type MailToReaderDeps = {
  readonly db: Kysely<Database>
  readonly now: () => Date
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly secret: (name: string) => Promise<Buffer>
}

const hourMs = 3_600_000
const mailsADay = 10

/** The recipient is always the account's address, because mail to others would be spam. */
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
  readonly kind: 'share-favorites' | 'tax-calculation' | 'lodging-views'
  /** Identifies the content; equal requests within an hour are one mail. */
  readonly content: string
  readonly write: (edition: EditionKey, unsubscribe: Letter['unsubscribe']) => RenderedLetter
}

/** Mails the user's address, at most ten mails of a kind a day. */
export async function mailToReader(
  reader: Reader,
  { kind, content, write }: OwnMail,
  { db, now, origins, secret }: MailToReaderDeps,
): Promise<{ sent: 'ok' } | Refusal> {
  if (await hasRefusedOwnMails(db, reader.id, now())) {
    return refuse(403, 'mails-refused', 'You have asked us to send you no such mails for a month.')
  }
  const edition = findEditionByLanguage(reader.languageId)?.key ?? 'en'
  const token = makeOwnMailsToken(await secret('unsubscribe'), reader.id)
  const { stop } = mailMessages(edition).guest
  const letter = write(edition, { href: ownMailsAddress(origins[edition], token), label: stop })
  return db.transaction().execute(async (trx): Promise<{ sent: 'ok' } | Refusal> => {
    const prefix = `${kind} ${reader.id} `
    await sql`select pg_advisory_xact_lock(hashtext(${prefix}))`.execute(trx)
    const { count } = await trx
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('key', 'like', `${prefix}%`)
      .where(sql<boolean>`created_at > now() - interval '24 hours'`)
      .executeTakeFirstOrThrow()
    if (count >= mailsADay) return refuse(429, 'too-many-mails', 'Too many mails today.')
    const hour = Math.floor(now().getTime() / hourMs)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
    await queueMail(trx, { key: `${prefix}${hour} ${hash}`, to: reader.email, letter })
    return { sent: 'ok' }
  })
}

export const ownMailsAddress = (origin: string, token: string): string => `${origin}/newsletter/stop/?token=${token}`
