import { queueMail } from '@marram/database/mail/queue-mail'
import { findEditionByLocale } from '@marram/domain/edition'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { refuseOwnMails } from '../mail/own-mail-refusal.ts'
import { writeMemberLetter } from './letters.ts'
import type { NewsletterDeps } from './subscribe.ts'
import { findCommentOfToken, findOwnMailsUser, findSubscriptionId, hashToken, makeUnsubscribeToken } from './tokens.ts'

const tokenLastsMs = 7 * 24 * 60 * 60 * 1000

const unknownToken = () =>
  refuse(410, 'token-unknown', 'This link was used already, or is too old. Please sign up again.')

/** A token is valid once. */
export async function confirmSubscription(
  token: string,
  { db, origins, secret, now }: NewsletterDeps,
): Promise<{ status: 'confirmed' } | Refusal> {
  const unsubscribeSecret = await secret('unsubscribe')
  const at = now()
  return db.transaction().execute(async (trx) => {
    const confirmed = await trx
      .updateTable('newsletter_subscription')
      .set({ state: 'confirmed', confirmed_at: at, token_hash: null })
      .where('token_hash', '=', hashToken(token))
      .where('state', '=', 'pending')
      .where('asked_at', '>', new Date(at.getTime() - tokenLastsMs))
      .returning(['id', 'email', 'locale'])
      .executeTakeFirst()
    if (!confirmed) return unknownToken()
    const { id, email, locale } = confirmed
    const edition = findEditionByLocale(locale)?.key ?? 'en'
    const letter = writeMemberLetter('welcome', edition, origins[edition], makeUnsubscribeToken(unsubscribeSecret, id))
    await queueMail(trx, { key: `newsletter ${id} welcome`, to: email, letter })
    return { status: 'confirmed' as const }
  })
}

/**
 * Deletes the address; idempotent. Also handles mails that an account requested, and mails to authors of comments.
 */
export async function unsubscribe(
  token: string,
  { db, secret, now }: NewsletterDeps,
): Promise<{ status: 'unsubscribed' } | Refusal> {
  const unsubscribeSecret = await secret('unsubscribe')
  const userId = findOwnMailsUser(unsubscribeSecret, token)
  if (userId !== null) {
    await refuseOwnMails(db, userId, now())
    return { status: 'unsubscribed' }
  }
  const commentId = findCommentOfToken(unsubscribeSecret, token)
  if (commentId !== null) {
    await forgetAddress(db, commentId)
    return { status: 'unsubscribed' }
  }
  const id = findSubscriptionId(unsubscribeSecret, token)
  if (id === null) return unknownToken()
  await db.deleteFrom('newsletter_subscription').where('id', '=', id).execute()
  return { status: 'unsubscribed' }
}

/** Deletes the address from the author's comments, so that none sends another mail. */
async function forgetAddress(db: NewsletterDeps['db'], commentId: number): Promise<void> {
  await db
    .updateTable('comment_author')
    .set({ email: null })
    .where('email', '=', (one) => one.selectFrom('comment_author').select('email').where('comment_id', '=', commentId))
    .execute()
}
