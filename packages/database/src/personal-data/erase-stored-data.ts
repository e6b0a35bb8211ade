import { discardPictures, findPictureName } from '@marram/contract/workers/pictures'
import { type Kysely, sql } from 'kysely'
import { notifyTags } from '../changes.ts'
import { removeComments } from '../comment/remove-comments.ts'
import { addJob } from '../jobs/add-job.ts'
import type { Database } from '../schema.generated.ts'
import { askedBy, bookedBy, type Person, wroteUnder } from './person.ts'

/**
 * Deletes what a person wrote, and blanks what must stay: bookings for accounting, meter readings for their bills, and
 * the keys that record mails and text messages as sent. In the caller's transaction, so that all of it goes or none.
 */
export async function eraseStoredData(db: Kysely<Database>, person: Person, now: Date): Promise<void> {
  const { email } = person
  await removeReviews(db, person)
  await removeTextMessages(db, person)
  await removeNotes(db, person)
  await removeQuestions(db, person)
  await removeContestPictures(db, email)
  await removeComments(db, await findComments(db, email), now)
  await db.deleteFrom('confirmed_address').where('email', '=', email.toLowerCase()).execute()
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute()
  await db.deleteFrom('form_submission').where(wroteUnder(person)).execute()
  await blankMails(db).where('recipient', '=', email).execute()
}

/** Of mails that will not be sent any more; the sweep blanks pending ones. */
function blankMails(db: Kysely<Database>) {
  return db
    .updateTable('mail')
    .set({ recipient: '', reply_to: null, subject: '', text_body: '', html_body: '' })
    .where('state', 'in', ['sent', 'kept', 'unconfirmed', 'refused'])
}

/** Reviews contain the guest's name and are deleted, also from pages. */
async function removeReviews(db: Kysely<Database>, person: Person): Promise<void> {
  const photos = await db
    .selectFrom('review_photo')
    .innerJoin('guest_review', 'guest_review.id', 'review_photo.guest_review_id')
    .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
    .where(bookedBy(person))
    .select('image_url')
    .execute()
  const names = photos.flatMap(({ image_url }) => findPictureName(image_url) ?? [])
  if (names.length > 0) await addJob(db, discardPictures, { names })
  const written = await db
    .deleteFrom('guest_review')
    .using('booking')
    .whereRef('booking.id', '=', 'guest_review.booking_id')
    .where(bookedBy(person))
    .returning(['guest_review.review_id', 'booking.lodging_id'])
    .execute()
  const ids = written.flatMap(({ review_id }) => review_id ?? [])
  if (ids.length === 0) return
  await db.deleteFrom('review').where('id', 'in', ids).execute()
  await notifyTags(db, ['reviews', 'lodgings', ...written.map(({ lodging_id }) => `lodging:${lodging_id}`)])
}

/** Stops text messages and blanks sent ones. */
async function removeTextMessages(db: Kysely<Database>, person: Person): Promise<void> {
  const bookings = await db.selectFrom('booking').select('id').where(bookedBy(person)).execute()
  const ids = bookings.map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteFrom('sms_signup').where('booking_id', 'in', ids).execute()
  await db
    .updateTable('sms')
    .set({ recipient: '', body: '' })
    .where(sql<string>`split_part(key, ' ', 2)`, 'in', ids.map(String))
    .where('key', 'like', 'booking %')
    .where('state', 'in', ['sent', 'kept', 'unconfirmed', 'refused'])
    .execute()
}

/** Notes of staff about the guest's bookings. */
async function removeNotes(db: Kysely<Database>, person: Person): Promise<void> {
  await db
    .deleteFrom('booking_note')
    .using('booking')
    .whereRef('booking.id', '=', 'booking_note.booking_id')
    .where(bookedBy(person))
    .execute()
}

/** Deletes the questions, and blanks their mails, which also went to the agency. */
async function removeQuestions(db: Kysely<Database>, person: Person): Promise<void> {
  const removed = await db.deleteFrom('question').where(askedBy(person)).returning('id').execute()
  if (removed.length === 0) return
  await blankMails(db)
    .where('key', 'like', 'question %')
    .where(
      sql<string>`split_part(key, ' ', 2)`,
      'in',
      removed.map(({ id }) => String(id)),
    )
    .execute()
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
