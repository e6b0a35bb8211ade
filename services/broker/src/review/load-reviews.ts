import { readAspects } from '@marram/database/review-aspects'
import { type Edition, findEditionByLanguage } from '@marram/domain/edition'
import { findReviewTopics } from '@marram/domain/review-topic'
import type { BrokerContext } from '../context.ts'
import { tagLodgings } from '../tag-lodgings.ts'

export type ReviewRow = Awaited<ReturnType<typeof loadRows>>[number]

/** In the order of the ids. */
export async function loadReviews(context: BrokerContext, ids: readonly number[], edition: Edition) {
  context.tag('reviews')
  const [rows, photos] =
    ids.length === 0 ? [[], []] : await Promise.all([loadRows(context, ids), loadPhotos(context, ids)])
  tagLodgings(
    context,
    rows.map((row) => row.lodging_id),
  )
  const byId = new Map(rows.map((row) => [row.id, presentReview(row, photos, edition)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function loadRows({ db }: Pick<BrokerContext, 'db'>, ids: readonly number[]) {
  return db
    .selectFrom('review')
    .innerJoin('lodging', 'lodging.id', 'review.lodging_id')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .where('review.id', 'in', ids)
    .selectAll('review')
    .select(['lodging.name as lodging_name', 'lodging.location_id', 'area.name as area_name'])
    .execute()
}

type PhotoRow = Awaited<ReturnType<typeof loadPhotos>>[number]

/** Both the review and the photo must be approved. */
function loadPhotos({ db }: Pick<BrokerContext, 'db'>, ids: readonly number[]) {
  return db
    .selectFrom('review_photo')
    .innerJoin('guest_review', 'guest_review.id', 'review_photo.guest_review_id')
    .where('guest_review.review_id', 'in', ids)
    .where('guest_review.state', '=', 'public')
    .where('review_photo.state', '=', 'public')
    .select(['guest_review.review_id', 'image_url', 'alt', 'width', 'height'])
    .orderBy('review_photo.id')
    .execute()
}

/** The guest's text and the agency's response, both also in the edition's language if translated. */
export function presentReview(row: ReviewRow, photos: readonly PhotoRow[], edition: Edition) {
  const answer = inEdition(row, 'answer_text', edition)
  return {
    id: row.id,
    lodgingId: row.lodging_id,
    lodgingName: row.lodging_name,
    locationId: row.location_id,
    areaName: row.area_name,
    language: row.language_id,
    name: row.name,
    place: row.place,
    isoCountry: row.iso_country,
    date: row.date,
    rating: row.rating,
    aspects: readAspects(row),
    topics: topicsOf(row),
    photos: photos
      .filter(({ review_id }) => review_id === row.id)
      .map(({ image_url, alt, width, height }) => ({ url: image_url, alt, width, height })),
    hasHadAfterCare: row.has_had_after_care,
    answerText: row.answer_text,
    answerTextDa: row.answer_text_da,
    answerTextDe: row.answer_text_de,
    answerTextEn: row.answer_text_en,
    responseText: row.response_text,
    responseTextDa: row.response_text_da,
    responseTextDe: row.response_text_de,
    responseTextEn: row.response_text_en,
    responseTime: row.response_time?.toISOString() ?? null,
    text: answer ?? row.answer_text,
    response: row.response_text === null ? null : (inEdition(row, 'response_text', edition) ?? row.response_text),
    textLanguage: answer === null ? row.language_id : edition.languageId,
  }
}

/** Prefers the original to a translation back into its language. */
function inEdition(row: ReviewRow, text: 'answer_text' | 'response_text', { key, languageId }: Edition): string | null {
  return row.language_id === languageId ? row[text] : row[`${text}_${key}`]
}

/** Of the guest's own words: a translation may use others, and counts would differ between editions. */
export function topicsOf(review: { readonly language_id: number; readonly answer_text: string }) {
  const edition = findEditionByLanguage(review.language_id)
  return edition === null ? [] : findReviewTopics(review.answer_text, edition.key)
}
