import { createHash } from 'node:crypto'
import { answer } from '@marram/booking/staff/question-desk'
import { demoDay } from '@marram/demo/bookings/day'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { suggestedName } from '@marram/domain/guest-review'
import { addDays } from '@marram/domain/iso-day'
import { mailboxKey } from '@marram/domain/mailbox'
import { sql } from 'kysely'
import type { Day } from './day.ts'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Questions, reviews and comments, some of them answered. */
export async function readGuests(day: Day): Promise<void> {
  await askQuestions(day)
  await writeReviews(day)
  await writeComments(day)
}

async function askQuestions({ db, act, ago, today }: Day): Promise<void> {
  const houses = await db.selectFrom('lodging').select('id').orderBy(sql`md5(name)`).limit(20).execute()
  for (const [index, asked] of demoDay.questions.entries()) {
    const { language, topic, name, minutesAgo, text, answer: answered } = asked
    const email = `frage${index + 1}@example.org`
    const at = ago(minutesAgo)
    const { id } = await db
      .insertInto('question')
      .values({
        ...{ lodging_id: houses[index]?.id ?? 1, language_id: editionByKey(language).languageId, topic, state: 'open' },
        ...{ name, email, mailbox: mailboxKey(email), phone: '', confirmed_at: at, created_at: at, changed_at: at },
        ...{ arrival: addDays(today, 60 + 7 * index), departure: addDays(today, 67 + 7 * index) },
        ...{ submission_hash: hashOf(`submission ${email}`), fingerprint: hashOf(`${email} ${text}`) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('question_message')
      .values({ question_id: id, number: 1, author: 'guest', text, created_at: at })
      .execute()
    if (answered === null) continue
    const { by, text: words } = answered
    await act({ by, at: ago(minutesAgo - 150), command: answer }, { question: id, text: words })
  }
}

/** By guests who left in the last weeks, in their language. */
async function writeReviews({ db, pick, ago, today }: Day): Promise<void> {
  const hasLeft = sql<boolean>`state = 'completed' and departure > ${today}::date - 60
    and not exists (select from guest_review where booking_id = booking.id)`
  const guests = await pick(hasLeft, demoDay.reviews.length)
  for (const [index, { row, guest }] of guests.entries()) {
    const review = demoDay.reviews[index]
    if (!review) return
    const edition = findEditionByLanguage(row.language_id)?.key ?? 'de'
    const at = ago(90 + 800 * index)
    await db
      .insertInto('guest_review')
      .values({
        ...{ booking_id: row.id, rating: review.rating, text: review[edition], created_at: at },
        ...{ name: suggestedName(guest.firstName, guest.lastName), place: guest.city },
      })
      .execute()
    await db.updateTable('review_invitation').set({ used_at: at }).where('booking_id', '=', row.id).execute()
  }
}

async function writeComments({ db, ago }: Day): Promise<void> {
  for (const { post, language, author, email, text, heldFor, minutesAgo } of demoDay.comments) {
    const created_at = ago(minutesAgo)
    const { id } = await db
      .insertInto('comment')
      .values({
        ...{ parent_type: 'blog', parent_id: post, language_id: editionByKey(language).languageId, state: 'held' },
        ...{ comment: text, author_name: author, created_at, held_for: heldFor },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('comment_author')
      .values({ comment_id: id, email, page: '/', fingerprint: hashOf(`${author} ${text}`), created_at })
      .execute()
  }
}
