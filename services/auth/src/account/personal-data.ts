import type { PersonalData } from '@marram/contract/auth/shapes'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'
import { loadOwnBookings, ownedBy } from './own-bookings.ts'
import { loadOwnQuestions } from './own-questions.ts'
import { loadProfile } from './profile.ts'

/** All stored data about a user, without hashes of passwords and tokens. */
export async function loadPersonalData(session: Session, context: AuthContext): Promise<PersonalData> {
  const { db } = context
  const profile = await loadProfile(session, context)
  const { userId } = session
  return {
    profile,
    metas: await db
      .selectFrom('user_meta')
      .select(['meta_key as metaKey', 'meta_value as metaValue'])
      .where('user_id', '=', userId)
      .execute(),
    sessions: await db
      .selectFrom('user_session')
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
      .select('revoked_at as revokedAt')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    emailChanges: await db
      .selectFrom('email_change')
      .select(['email', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('user_id', '=', userId)
      .execute(),
    favorites: await db
      .selectFrom('favorite')
      .select(['subject_type as subjectType', 'subject_id as subjectId', 'comment'])
      .select(['created_at as createdAt', 'updated_at as updatedAt'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    // Without names, votes and comments of other people.
    sharedLists: await db
      .selectFrom('shared_list')
      .innerJoin('shared_list_person', 'shared_list_person.list_id', 'shared_list.id')
      .select(['title', 'name', 'arrival', 'duration', 'ends_on as endsOn', 'created_at as createdAt'])
      .where('user_id', '=', userId)
      .where('is_owner', '=', true)
      .orderBy('shared_list.id')
      .execute(),
    reviews: await db
      .selectFrom('guest_review')
      .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
      .select(['reservation_id as reservationId', 'guest_review.state', 'guest_review.rating', 'guest_review.text'])
      .select(['guest_review.name', 'guest_review.place'])
      .select(['house_rating as house', 'cleanliness_rating as cleanliness'])
      .select(['location_rating as location', 'value_rating as value'])
      .select('guest_review.created_at as createdAt')
      .where(ownedBy({ userId, email: profile.email }))
      .execute(),
    reviewPhotos: await db
      .selectFrom('review_photo')
      .innerJoin('guest_review', 'guest_review.id', 'review_photo.guest_review_id')
      .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
      .select(['reservation_id as reservationId', 'review_photo.state', 'alt', 'image_url as picture'])
      .select('review_photo.created_at as createdAt')
      .where(ownedBy({ userId, email: profile.email }))
      .orderBy('review_photo.id')
      .execute(),
    bookings: await loadOwnBookings(db, { userId, email: profile.email }),
    questions: await loadOwnQuestions(db, { userId, email: profile.email }),
    ...(await loadCorrespondence(db, profile.email)),
  }
}

/** Data stored under this address, with or without an account. */
async function loadCorrespondence(db: Kysely<Database>, email: string) {
  return {
    newsletters: await db
      .selectFrom('newsletter_subscription')
      .select(['locale', 'state', 'asked_at as askedAt', 'confirmed_at as confirmedAt'])
      .where('email', '=', email)
      .execute(),
    mails: await db
      .selectFrom('mail')
      .select(['subject', 'state', 'created_at as createdAt'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute(),
    contestPictures: await db
      .selectFrom('contest_sender')
      .innerJoin('contest_image', 'contest_image.id', 'contest_sender.contest_image_id')
      .select(['contest_sender.name', 'image_title as title', 'image_text as text', 'image_url as picture', 'state'])
      .select(['place', 'contest_image.created_at as createdAt'])
      .where('email', '=', email.toLowerCase())
      .orderBy('contest_image.id')
      .execute(),
    comments: await db
      .selectFrom('comment_author')
      .innerJoin('comment', 'comment.id', 'comment_author.comment_id')
      .select(['comment.comment', 'author_name as authorName', 'state', 'page', 'comment.created_at as createdAt'])
      .where('email', '=', email.toLowerCase())
      .orderBy('comment.id')
      .execute(),
    forms: await db
      .selectFrom('form_submission')
      .select(['form_id as formId', 'locale', 'page', 'answers', 'created_at as createdAt'])
      .where(wroteUnder(email))
      .execute(),
  }
}

/** Matches form submissions with this mail address among their answers. */
export function wroteUnder(email: string) {
  return sql<boolean>`exists (
    select from jsonb_array_elements(answers) as answer where lower(answer ->> 'value') = ${email}
  )`
}
