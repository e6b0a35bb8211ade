import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { askedBy, bookedBy, type Person, wroteUnder } from './person.ts'

/** Everything that the services have stored about a person, apart from the account itself. */
export async function loadStoredData(db: Kysely<Database>, person: Person) {
  return {
    favorites: await db
      .selectFrom('favorite')
      .select(['subject_type as subjectType', 'subject_id as subjectId', 'comment'])
      .select(['created_at as createdAt', 'updated_at as updatedAt'])
      .where('user_id', '=', person.userId)
      .orderBy('id')
      .execute(),
    // Without names, votes and comments of other people.
    sharedLists: await db
      .selectFrom('shared_list')
      .innerJoin('shared_list_person', 'shared_list_person.list_id', 'shared_list.id')
      .select(['title', 'name', 'arrival', 'duration', 'ends_on as endsOn', 'created_at as createdAt'])
      .where('user_id', '=', person.userId)
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
      .where(bookedBy(person))
      .execute(),
    reviewPhotos: await db
      .selectFrom('review_photo')
      .innerJoin('guest_review', 'guest_review.id', 'review_photo.guest_review_id')
      .innerJoin('booking', 'booking.id', 'guest_review.booking_id')
      .select(['reservation_id as reservationId', 'review_photo.state', 'alt', 'image_url as picture'])
      .select('review_photo.created_at as createdAt')
      .where(bookedBy(person))
      .orderBy('review_photo.id')
      .execute(),
    bookings: await loadBookings(db, person),
    questions: await loadQuestions(db, person),
    ...(await loadCorrespondence(db, person)),
  }
}

/** Bookings with their text message sign-ups and meter readings. */
async function loadBookings(db: Kysely<Database>, person: Person) {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'reservation_id as reservationId', 'state', 'lodging_id as lodgingId', 'arrival', 'departure'])
    .select(['adults', 'children', 'infants', 'pets', 'currency', 'total', 'guest', 'created_at as createdAt'])
    .where(bookedBy(person))
    .orderBy('id')
    .execute()
  const ids = bookings.map(({ id }) => id)
  const [signups, readings] = ids.length === 0 ? [[], []] : await loadAttachments(db, ids)
  return bookings.map(({ id, ...booking }) => ({
    ...booking,
    textMessages: signups.filter(({ bookingId }) => bookingId === id).map(({ bookingId, ...signup }) => signup),
    meterReadings: readings.filter(({ bookingId }) => bookingId === id).map(({ bookingId, ...reading }) => reading),
  }))
}

function loadAttachments(db: Kysely<Database>, ids: readonly number[]) {
  const signups = db
    .selectFrom('sms_signup')
    .select(['booking_id as bookingId', 'phone', 'signed_up_at as signedUpAt', 'stopped_at as stoppedAt'])
    .where('booking_id', 'in', ids)
    .execute()
  const readings = db
    .selectFrom('meter_reading')
    .select(['booking_id as bookingId', 'item_id as itemId', 'moment', 'reading', 'read_at as readAt'])
    .where('booking_id', 'in', ids)
    .orderBy('read_at')
    .execute()
  return Promise.all([signups, readings])
}

/** Questions about houses, with all of their messages. */
async function loadQuestions(db: Kysely<Database>, person: Person) {
  const questions = await db
    .selectFrom('question')
    .select(['id', 'lodging_id as lodgingId', 'topic', 'state', 'name', 'email', 'phone', 'arrival', 'departure'])
    .select('created_at as createdAt')
    .where(askedBy(person))
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('question_message')
    .innerJoin('question', 'question.id', 'question_message.question_id')
    .select(['question_id', 'author', 'text', 'question_message.created_at as writtenAt'])
    .where(askedBy(person))
    .orderBy('question_id')
    .orderBy('number')
    .execute()
  return questions.map(({ id, ...question }) => ({
    ...question,
    messages: messages.filter(({ question_id: of }) => of === id).map(({ question_id: _, ...message }) => message),
  }))
}

/** Data stored under this address, with or without an account. */
async function loadCorrespondence(db: Kysely<Database>, person: Person) {
  const { email } = person
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
      .where(wroteUnder(person))
      .execute(),
  }
}
