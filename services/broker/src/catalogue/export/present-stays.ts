import type { CatalogueInput } from '@marram/contract/catalogue/catalogue-record'
import { readAspects } from '@marram/database/review-aspects'
import { languageKeyOf } from '../language-ids.ts'
import type { Lists } from './load-lists.ts'

type StayRow = ReturnType<Lists['stays']>[number]
type ReviewRow = ReturnType<Lists['reviews']>[number]

/** Contains no names, only nights and a party. */
export function presentStay(stay: StayRow): CatalogueInput {
  const { lodging_id: lodgingId, arrival, departure, adults, children, infants, pets, source } = stay
  const createdAt = stay.created_at.toISOString()
  if (stay.kind === 'owner') return { kind: 'block', lodgingId, arrival, departure, source, createdAt }
  return { kind: 'stay', lodgingId, arrival, departure, adults, children, infants, pets, createdAt }
}

export function presentReview(review: ReviewRow): CatalogueInput {
  return {
    kind: 'review',
    id: review.id,
    lodgingId: review.lodging_id,
    stayArrival: review.stay_arrival,
    type: review.type,
    language: languageKeyOf(review.language_id),
    name: review.name,
    place: review.place,
    isoCountry: review.iso_country,
    date: review.date,
    rating: review.rating,
    aspects: readAspects(review),
    hasHadAfterCare: review.has_had_after_care,
    answerText: review.answer_text,
    answerTexts: { da: review.answer_text_da, de: review.answer_text_de, en: review.answer_text_en },
    responseText: review.response_text,
    responseTexts: { da: review.response_text_da, de: review.response_text_de, en: review.response_text_en },
    responseTime: review.response_time?.toISOString() ?? null,
  }
}
