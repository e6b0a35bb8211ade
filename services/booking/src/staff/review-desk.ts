import * as desk from '@marram/contract/desk/reviews'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { allowReviewMails, hasRefusedReviewMails, refuseReviewMails } from '@marram/database/mail/review-refusal'
import { readAspects } from '@marram/database/review-aspects'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLanguage } from '@marram/domain/edition'
import { type Kysely, sql } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { answerReview, approveReview, refuseReview } from '../review/staff-reviews.ts'

type Deps = Pick<Inside, 'db' | 'now'>

export const approve = staffCommand<Deps>()(desk.approveReview, async ({ review, text }, { db, now }) => {
  await approveReview(db, review, { now: now(), ...(text !== null && { text }) })
  const after = { state: 'public', isEdited: text !== null } as const
  return { output: { state: after.state }, subject: `review ${review}`, before: { state: 'waiting' }, after }
})

export const refuse = staffCommand<Deps>()(desk.refuseReview, async ({ review, why }, { db, now }) => {
  await refuseReview(db, review, { now: now(), reason: why })
  const after = { state: 'refused' } as const
  return { output: after, subject: `review ${review}`, before: { state: 'waiting' }, after }
})

export const answer = staffCommand<Deps>()(desk.answerReview, async ({ review, text, language }, { db, now }) => {
  const before = await countAnswers(db, review)
  await answerReview(db, review, { now: now(), text, ...(language !== null && { language }) })
  const after = { ...(await countAnswers(db, review)), language: language ?? 'original' }
  return { output: { review }, subject: `review ${review}`, before, after }
})

async function countAnswers(db: Kysely<Database>, id: number) {
  const row = await db
    .selectFrom('guest_review')
    .innerJoin('review', 'review.id', 'guest_review.review_id')
    .where('guest_review.id', '=', id)
    .select(
      sql<number>`num_nonnulls(response_text, response_text_da, response_text_de, response_text_en)`.as('answers'),
    )
    .executeTakeFirst()
  return { answers: row?.answers ?? 0 }
}

/** The log doesn't say whose mails they are. */
export const setMails = staffCommand<Deps>()(desk.setReviewMails, async ({ email, invites }, { db, now }) => {
  const before = { invites: !(await hasRefusedReviewMails(db, email)) }
  if (invites) await allowReviewMails(db, email)
  else await refuseReviewMails(db, email, now())
  return { output: { invites }, subject: 'review mails', before, after: { invites } }
})

const sorts = {
  written: { by: sql`guest_review.created_at`, kind: 'instant' },
  rating: { by: sql`guest_review.rating`, kind: 'number' },
} as const

export const list = staffQuery<Deps>()(desk.listReviews, async ({ filters, search, ...asked }, { db }) => {
  const { state, house } = filters
  const rows = db
    .selectFrom('guest_review')
    .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .leftJoin('review', 'review.id', 'guest_review.review_id')
    .select(['guest_review.id', 'guest_review.state', 'guest_review.rating', 'guest_review.text', 'guest_review.name'])
    .select(['guest_review.place', 'guest_review.reason', 'guest_review.decided_at', 'booking.language_id'])
    .select(['guest_review.house_rating', 'guest_review.cleanliness_rating', 'guest_review.location_rating'])
    .select(['guest_review.value_rating', 'guest_review.created_at', 'reservation_id', 'lodging.name as house'])
    .select(['answer_text', 'response_text', 'response_text_da', 'response_text_de', 'response_text_en'])
    .where(equals(sql`guest_review.state`, state))
    .where(equals(sql`lower(lodging.name)`, house?.toLowerCase()))
    .where(
      matchesWords(search, [sql`guest_review.text`, sql`guest_review.name`, sql`lodging.name`, sql`reservation_id`]),
    )
  return listPage(db, rows, {
    ...{ asked, sorts, id: { by: sql`guest_review.id`, kind: 'number' } },
    present: (row) => ({
      ...{ id: row.id, state: row.state, house: row.house, reservationId: row.reservation_id, rating: row.rating },
      ...{ text: row.text, name: row.name, place: row.place, reason: row.reason, aspects: readAspects(row) },
      language: findEditionByLanguage(row.language_id)?.key ?? null,
      publicText: row.answer_text === row.text ? null : row.answer_text,
      answers: {
        ...{ original: row.response_text, da: row.response_text_da },
        ...{ de: row.response_text_de, en: row.response_text_en },
      },
      writtenAt: row.created_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
    }),
  })
})
