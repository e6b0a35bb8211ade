import { discardPictures, findPictureName } from '@marram/contract/workers/pictures'
import { notifyTags } from '@marram/database/changes'
import { removeComments } from '@marram/database/comment/remove-comments'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import { provePassword } from '../password/prove-password.ts'
import { isStillOpen, type Session } from '../session/session.ts'
import { type Owner, ownedBy, removeTextMessages } from './own-bookings.ts'
import { removeQuestions } from './own-questions.ts'
import { wroteUnder } from './personal-data.ts'

/** Deletes the account with sessions, metas and links, and everything written under its address. */
export async function deleteAccount(
  session: Session,
  password: string,
  context: AuthContext,
): Promise<{ deleted: 'ok' } | Refusal> {
  const user = await provePassword(session, password, context)
  if (isRefusal(user)) return user
  const { id, email } = user
  return context.db.transaction().execute(async (trx) => {
    if (!(await isStillOpen(trx, session))) return notLoggedIn()
    await removeReviews(trx, { userId: id, email })
    await removeTextMessages(trx, { userId: id, email })
    await removeQuestions(trx, { userId: id, email })
    await removeContestPictures(trx, email)
    await removeComments(trx, await findComments(trx, email), context.now())
    await trx.deleteFrom('user_account').where('id', '=', id).execute()
    await trx.deleteFrom('registration').where('email', '=', email).execute()
    await trx.deleteFrom('confirmed_address').where('email', '=', email.toLowerCase()).execute()
    await trx.deleteFrom('newsletter_subscription').where('email', '=', email).execute()
    await trx.deleteFrom('form_submission').where(wroteUnder(email)).execute()
    // The row stays, because its key records the mail as sent; the sweep blanks pending mails.
    await trx
      .updateTable('mail')
      .set({ recipient: '', reply_to: null, subject: '', text_body: '', html_body: '' })
      .where('recipient', '=', email)
      .where('state', 'in', ['sent', 'kept', 'unconfirmed', 'refused'])
      .execute()
    logSecurity(context.log, 'account.deleted', { userId: id }, 'an account was deleted by its owner')
    return { deleted: 'ok' } as const
  })
}

/** Deletes the rows; the workers service then deletes its files. */
async function removeContestPictures(db: Kysely<Database>, email: string): Promise<void> {
  const sent = await db
    .deleteFrom('contest_image')
    .using('contest_sender')
    .whereRef('contest_sender.contest_image_id', '=', 'contest_image.id')
    .where('contest_sender.email', '=', email.toLowerCase())
    .returning(['image_url', 'contest_id'])
    .execute()
  const names = sent.flatMap(({ image_url }) => findPictureName(image_url) ?? [])
  if (names.length > 0) await addJob(db, discardPictures, { names })
  if (sent.length > 0) await notifyTags(db, ['contests', ...sent.map(({ contest_id }) => `contest:${contest_id}`)])
}

async function findComments(db: Kysely<Database>, email: string): Promise<number[]> {
  const written = db.selectFrom('comment_author').select('comment_id').where('email', '=', email.toLowerCase())
  return (await written.execute()).map(({ comment_id }) => comment_id)
}

/** Bookings stay for accounting, but reviews contain the guest's name and are deleted, also from pages. */
async function removeReviews(db: Kysely<Database>, owner: Owner): Promise<void> {
  const photos = await db
    .selectFrom('review_photo')
    .innerJoin('guest_review', 'guest_review.id', 'review_photo.guest_review_id')
    .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
    .where(ownedBy(owner))
    .select('image_url')
    .execute()
  const names = photos.flatMap(({ image_url }) => findPictureName(image_url) ?? [])
  if (names.length > 0) await addJob(db, discardPictures, { names })
  const written = await db
    .deleteFrom('guest_review')
    .using('booking')
    .whereRef('booking.id', '=', 'guest_review.booking_id')
    .where(ownedBy(owner))
    .returning(['guest_review.review_id', 'booking.lodging_id'])
    .execute()
  const ids = written.flatMap(({ review_id }) => review_id ?? [])
  if (ids.length === 0) return
  await db.deleteFrom('review').where('id', 'in', ids).execute()
  await notifyTags(db, ['reviews', 'lodgings', ...written.map(({ lodging_id }) => `lodging:${lodging_id}`)])
}
