import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { line, mailAddress, rowId } from './shapes.ts'

const common = { service: 'booking', needs: 'reviews.write' } as const
const text = line(5000)
const reviewState = v.picklist(['waiting', 'public', 'refused'])

/** Publishes a review; `text` replaces the guest's, such as one without other people's names. */
export const approveReview = deskCommand({
  ...common,
  name: 'reviews.approve',
  input: v.object({ review: rowId, text: v.optional(v.nullable(text), null) }),
  output: v.object({ state: v.literal('public') }),
})

/** The reason is stored for the guest and for authorities. */
export const refuseReview = deskCommand({
  ...common,
  name: 'reviews.refuse',
  input: v.object({ review: rowId, why: text }),
  output: v.object({ state: v.literal('refused') }),
})

/** The agency's response; in another language than the guest's it is a translation. Without one it is the guest's. */
export const answerReview = deskCommand({
  ...common,
  name: 'reviews.answer',
  input: v.object({ review: rowId, text, language: v.optional(v.nullable(v.picklist(['da', 'de', 'en'])), null) }),
  output: v.object({ review: v.number() }),
})

/** For guests who ask by telephone or mail for no more invitations to review, or for them again. */
export const setReviewMails = deskCommand({
  ...common,
  name: 'reviews.set-mails',
  input: v.object({ email: mailAddress, invites: v.boolean() }),
  output: v.object({ invites: v.boolean() }),
})

export const listReviews = deskQuery({
  ...common,
  name: 'reviews.list',
  input: listInput({
    filters: { state: v.optional(reviewState), house: v.optional(line(40)) },
    sorts: ['written', 'rating'],
  }),
  output: listOutput(
    v.object({
      id: v.number(),
      state: reviewState,
      house: v.string(),
      reservationId: v.string(),
      language: v.nullable(v.picklist(['da', 'de', 'en'])),
      rating: v.number(),
      aspects: v.object({
        house: v.nullable(v.number()),
        cleanliness: v.nullable(v.number()),
        location: v.nullable(v.number()),
        value: v.nullable(v.number()),
      }),
      text: v.string(),
      /** As published, if staff edited the text. */
      publicText: v.nullable(v.string()),
      name: v.string(),
      place: v.string(),
      reason: v.nullable(v.string()),
      answers: v.object({
        original: v.nullable(v.string()),
        da: v.nullable(v.string()),
        de: v.nullable(v.string()),
        en: v.nullable(v.string()),
      }),
      writtenAt: v.string(),
      decidedAt: v.nullable(v.string()),
    }),
  ),
})

const photos = { service: 'workers', needs: 'reviews.write' } as const
const onePhoto = v.object({ photo: rowId })

export const approveReviewPhoto = deskCommand({
  ...photos,
  name: 'reviews.approve-photo',
  input: onePhoto,
  output: v.object({ state: v.literal('public') }),
})

/** Refuses a waiting or public photo and deletes its file. */
export const refuseReviewPhoto = deskCommand({
  ...photos,
  name: 'reviews.refuse-photo',
  input: onePhoto,
  output: v.object({ state: v.literal('refused') }),
})

const reviewPhoto = v.object({
  id: v.number(),
  state: reviewState,
  house: v.string(),
  review: v.number(),
  reviewState,
  name: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  sentAt: v.string(),
})

export const listReviewPhotos = deskQuery({
  ...photos,
  name: 'reviews.list-photos',
  input: listInput({ filters: { state: v.optional(reviewState), review: v.optional(rowId) }, sorts: ['sent'] }),
  output: listOutput(reviewPhoto),
})

/** A photo with its file as a data URL, because no address serves it before it is approved; null if it has none. */
export const showReviewPhoto = deskQuery({
  ...photos,
  name: 'reviews.show-photo',
  input: onePhoto,
  output: v.object({ ...reviewPhoto.entries, picture: v.nullable(v.string()) }),
})
