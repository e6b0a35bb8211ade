import { isMailAddress } from '@marram/contract/workers/mail-address'
import type { newsletterRequest } from '@marram/contract/workers/requests'
import { claimMail } from '@marram/database/mail/claim-mail'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLocale } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { guardAgainstSpam } from '@marram/service-kit/spam-guard'
import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { writeConfirmLetter, writeMemberLetter } from './letters.ts'
import { makeConfirmToken, makeUnsubscribeToken } from './tokens.ts'

export type NewsletterDeps = {
  readonly db: Kysely<Database>
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly secret: (name: string) => Promise<Buffer>
  readonly now: () => Date
}

type SubscribeRequest = InferOutput<typeof newsletterRequest>

/** The response does not reveal if the address is subscribed. */
export async function subscribe(
  request: SubscribeRequest,
  deps: NewsletterDeps,
): Promise<{ status: 'confirmation-sent' } | Refusal> {
  const email = request.email.toLowerCase()
  if (!isMailAddress(email)) {
    const problem = { field: 'email', code: email === '' ? 'missing' : 'not-an-email' }
    return refuse(422, 'form-invalid', 'This is not a mail address.', { data: { fields: [problem] } })
  }
  const verdict = guardAgainstSpam(request, email, await deps.secret('stamp'), deps.now().getTime())
  if (isRefusal(verdict)) return verdict
  if (verdict === 'passed') {
    const unsubscribeSecret = await deps.secret('unsubscribe')
    await deps.db
      .transaction()
      .execute((trx) => sendConfirmation(trx, { email, locale: request.locale }, unsubscribeSecret, deps))
  }
  return { status: 'confirmation-sent' }
}

async function sendConfirmation(
  trx: Transaction<Database>,
  { email, locale }: Pick<SubscribeRequest, 'email' | 'locale'>,
  unsubscribeSecret: Buffer,
  { origins, now }: NewsletterDeps,
): Promise<void> {
  const edition = findEditionByLocale(locale)?.key ?? 'en'
  const origin = origins[edition]
  const at = now()
  if (!(await claimMail(trx, { to: email, kind: `newsletter ${locale}`, now: at }))) return
  const { token, hash } = makeConfirmToken()
  const request = { token_hash: hash, asked_at: at }
  const { id, state } = await trx
    .insertInto('newsletter_subscription')
    .values({ email, locale, state: 'pending', ...request })
    .onConflict((conflict) => conflict.columns(['email', 'locale']).doUpdateSet({ locale }))
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()
  const key = `newsletter ${id} ${at.getTime()}`
  const leave = makeUnsubscribeToken(unsubscribeSecret, id)
  if (state === 'confirmed') {
    const letter = writeMemberLetter('already', edition, origin, leave)
    await queueMail(trx, { key, to: email, letter })
    return
  }
  await trx.updateTable('newsletter_subscription').set(request).where('id', '=', id).execute()
  await queueMail(trx, { key, to: email, letter: writeConfirmLetter(edition, origin, token, leave) })
}
