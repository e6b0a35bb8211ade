import type { CopyRow } from '@marram/database/copy-rows'

export type Row = CopyRow

/**
 * Columns that the generator fills. Tables follow those that they refer to; areas, locations and items exist already.
 */
export const tables = {
  street: ['id', 'location_id', 'name', 'slug'],
  season: ['id', 'key', 'starts_on', 'ends_on', 'arrival_days', 'min_nights', 'max_nights', 'whole_weeks', 'since'],
  lodging: [
    'id',
    'name',
    'address1',
    'postal_code',
    'city',
    'location_id',
    'street_id',
    'latitude',
    'longitude',
    'max_persons',
    'rating',
    'built_year',
    'renovated_year',
    'published_on',
    'owner_kind',
    'registration_declared',
    'created_at',
    'updated_at',
  ],
  lodging_text: ['lodging_id', 'language_id', 'title', 'body', 'embedded_video_html'],
  lodging_image: ['lodging_id', 'sort_order', 'url', 'tag_ids', 'width', 'height', 'file_size', 'kind'],
  lodging_facility: ['lodging_id', 'facility_id', 'value'],
  lodging_meta: ['lodging_id', 'key', 'value'],
  lodging_season_price: ['lodging_id', 'season_id', 'week_price_dkk', 'week_price_eur', 'since'],
  discount: ['lodging_id', 'tag', 'percent', 'arrival_from', 'arrival_until', 'created_at', 'since'],
  lodging_item: [
    'lodging_id',
    'item_id',
    'unit_price_dkk',
    'unit_price_eur',
    'is_mandatory',
    'min_quantity',
    'max_quantity',
  ],
  stay: ['id', 'lodging_id', 'kind', 'arrival', 'departure', 'adults', 'children', 'infants', 'pets', 'created_at'],
  item_consumption: ['lodging_id', 'stay_id', 'item_id', 'season', 'adults', 'children', 'days', 'consumed'],
  review: [
    'id',
    'lodging_id',
    'stay_id',
    'language_id',
    'name',
    'place',
    'iso_country',
    'date',
    'rating',
    ...(['house_rating', 'cleanliness_rating', 'location_rating', 'value_rating'] as const),
    'has_had_after_care',
    'answer_text',
    'answer_text_da',
    'answer_text_de',
    'answer_text_en',
    'response_text',
    'response_text_da',
    'response_text_de',
    'response_text_en',
    'response_time',
  ],
  deferred_period: ['lodging_id', 'starts_on', 'ends_on', 'confirmed_by'],
  booking: [
    ...(['id', 'reservation_id', 'state', 'lodging_id', 'stay_id', 'arrival', 'departure'] as const),
    ...(['adults', 'children', 'infants', 'pets', 'language_id', 'currency', 'total', 'quote'] as const),
    ...(['guest', 'terms', 'pay_choice', 'mailbox', 'confirmed_by', 'created_at', 'changed_at'] as const),
    ...(['charged', 'paid'] as const),
  ],
  booking_item: ['booking_id', 'item_id', 'is_mandatory', 'quantity', 'units', 'unit_price', 'amount'],
  booking_event: ['booking_id', 'kind', 'actor', 'detail', 'created_at'],
  bank_entry: [
    ...(['id', 'key', 'booked_on', 'amount', 'currency', 'is_reversal', 'remittance', 'party', 'state'] as const),
    ...(['booking_id', 'imported_at', 'changed_at'] as const),
  ],
  payment: [
    ...(['id', 'booking_id', 'provider', 'amount', 'currency', 'state', 'return_url', 'reference', 'charge'] as const),
    ...(['created_at', 'changed_at'] as const),
  ],
  sandbox_charge: ['reference', 'payment_id', 'amount', 'currency', 'state', 'created_at', 'changed_at'],
  ledger_entry: ['booking_id', 'key', 'kind', 'what', 'amount', 'currency', 'created_at'],
  review_invitation: ['booking_id', 'token_hash', 'created_at', 'expires_at', 'used_at'],
  guest_review: [
    ...(['booking_id', 'state', 'rating'] as const),
    ...(['house_rating', 'cleanliness_rating', 'location_rating', 'value_rating'] as const),
    ...(['text', 'name', 'place', 'review_id', 'created_at', 'decided_at'] as const),
  ],
} as const satisfies Record<string, readonly string[]>

export type TableName = keyof typeof tables

/** Rows of a few hundred houses, or those that all houses share. */
export type Batch = { lodgings: number; rows: Map<TableName, Row[]> }
