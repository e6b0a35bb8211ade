// Generated from the migrations (npm run types -w @marram/database). Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>

export interface AgencyProfileTable {
  version: GeneratedAlways<number>
  data: unknown
  saved_at: DefaultTimestamp
}

export interface AgencyTermsTable {
  id: GeneratedAlways<number>
  valid_from: string
  data: unknown
  saved_at: DefaultTimestamp
}

export interface AreaTable {
  id: number
  slug: string
  name: string
  region: 'north' | 'middle' | 'south'
  latitude: number
  longitude: number
}

export interface AreaWeatherTable {
  area_id: number
  source: 'climate-model' | 'met-norway'
  attribution: string | null
  latitude: number
  longitude: number
  updated_at: Timestamp
  fetched_at: Timestamp
  steps: unknown
}

export interface AuditEntryTable {
  id: GeneratedAlways<number>
  at: Timestamp
  command: string
  user_id: number | null
  actor: string
  came_from: string
  subject: string
  before: unknown
  after: unknown
  reason: string | null
  request_key: string | null
  request_hash: string | null
  reply: unknown | null
}

export interface BankEntryTable {
  id: GeneratedAlways<number>
  key: string
  booked_on: string
  amount: number
  currency: string
  is_reversal: boolean
  remittance: string
  party: string
  state: 'open' | 'entered' | 'dismissed'
  reason: string | null
  booking_id: number | null
  reverses: number | null
  imported_at: Timestamp
  changed_at: Timestamp
  words: GeneratedAlways<string | null>
}

export interface BookingTable {
  id: GeneratedAlways<number>
  reservation_id: string
  state: 'booked' | 'confirmed-later' | 'cancelled' | 'completed'
  lodging_id: number
  stay_id: number | null
  arrival: string
  departure: string
  adults: number
  children: number
  infants: number
  pets: number
  language_id: 1 | 2 | 7
  currency: 'DKK' | 'EUR'
  total: number
  quote: unknown
  guest: unknown
  pay_choice: 'invoice' | 'card'
  user_id: number | null
  confirmed_by: string | null
  trace_id: string | null
  created_at: Timestamp
  changed_at: Timestamp
  confirmed_on: string | null
  address_due: Timestamp | null
  placed_from: string | null
  mailbox: string | null
  rebooked_on: string | null
  kept_at_least: Generated<number>
  terms: unknown
  charged: Generated<number>
  paid: Generated<number>
  due_on: GeneratedAlways<string | null>
  guest_name: GeneratedAlways<string | null>
  words: GeneratedAlways<string | null>
}

export interface BookingAccessTable {
  key_hash: string
  booking_id: number
  created_at: Timestamp
  expires_at: Timestamp | null
  is_mailed: Generated<boolean>
}

export interface BookingAssigneeTable {
  booking_id: number
  user_id: number
  name: string
  assigned_at: Timestamp
}

export interface BookingDayTable {
  day: string
  language_id: 1 | 2 | 7
  placed: number
  cancelled: number
  nights: number
}

export interface BookingEventTable {
  id: GeneratedAlways<number>
  booking_id: number
  kind: 'placed' | 'confirmed' | 'cancelled' | 'completed' | 'party-changed' | 'items-added' | 'rebooked' | 'paid' | 'refunded' | 'house-ready' | 'sms-started' | 'sms-stopped' | 'meters-read'
  actor: 'guest' | 'staff' | 'clock'
  detail: unknown
  created_at: Timestamp
}

export interface BookingItemTable {
  booking_id: number
  item_id: number
  is_mandatory: boolean
  quantity: number
  units: number
  unit_price: number
  amount: number
}

export interface BookingNoteTable {
  id: GeneratedAlways<number>
  booking_id: number
  user_id: number | null
  author: string
  text: string
  created_at: Timestamp
}

export interface CaptchaUsedTable {
  token_hash: string
  expires_at: Timestamp
}

export interface CommentTable {
  id: Generated<number>
  parent_type: string
  parent_id: string
  language_id: 1 | 2 | 7
  reply_to: number | null
  state: Generated<'held' | 'shown' | 'rejected' | 'removed'>
  comment: string
  author_name: string
  created_at: DefaultTimestamp
  held_for: Generated<string[]>
  decided_at: Timestamp | null
  is_cleared: Generated<boolean>
}

export interface CommentAuthorTable {
  comment_id: number
  email: string | null
  network_hash: string | null
  page: string
  fingerprint: string
  created_at: Timestamp
}

export interface CommentReportTable {
  comment_id: number
  network_hash: string
  created_at: Timestamp
}

export interface ConfirmedAddressTable {
  email: string
  confirmed_at: Timestamp
}

export interface ContentAssetTable {
  id: string
  version: Generated<number>
  draft: unknown
  published: unknown | null
  published_version: number | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  first_published_at: Timestamp | null
  published_at: Timestamp | null
}

export interface ContentEntryTable {
  id: string
  type: string
  version: Generated<number>
  draft: unknown
  published: unknown | null
  published_version: number | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  first_published_at: Timestamp | null
  published_at: Timestamp | null
}

export interface ContentLinkTable {
  source_id: string
  stage: 'draft' | 'published'
  field: string
  target_kind: 'Entry' | 'Asset'
  target_id: string
}

export interface ContentRouteTable {
  stage: 'draft' | 'published'
  locale: 'da-DK' | 'de-DE' | 'en'
  path: string
  entry_id: string
}

export interface ContestTable {
  id: Generated<number>
  year: number
  reward_image_url: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  opens_on: string
  closes_on: string
  decided_at: Timestamp | null
}

export interface ContestImageTable {
  id: Generated<number>
  contest_id: number
  state: Generated<'pending' | 'approved' | 'rejected'>
  place: number | null
  image_title: string
  image_slug: string
  image_text: string
  image_url: string
  width: number
  height: number
  created_at: DefaultTimestamp
  decided_at: Timestamp | null
  reason: 'not-own' | 'people' | 'unsuitable' | 'quality' | null
  sent_hash: string | null
}

export interface ContestSenderTable {
  contest_image_id: number
  email: string
  name: string
  language_id: 1 | 2 | 7
  created_at: Timestamp
  mailbox: string | null
}

export interface ContestTextTable {
  contest_id: number
  language_id: 1 | 2 | 7
  reward_text: string
  conditions_url: string
}

export interface DeferredPeriodTable {
  id: GeneratedAlways<number>
  lodging_id: number | null
  starts_on: string
  ends_on: string
  confirmed_by: string | null
}

export interface DeskMemberTable {
  user_id: number
  roles: string[]
}

export interface DeskPresenceTable {
  place: string
  user_id: number
  name: string
  doing: 'reading' | 'writing'
  seen_at: Timestamp
}

export interface DeskRoleTable {
  name: string
  permissions: string[]
}

export interface DeskViewTable {
  user_id: number
  list: string
  name: string
  address: string
}

export interface DiscountTable {
  id: GeneratedAlways<number>
  lodging_id: number
  tag: string
  percent: number
  arrival_from: string
  arrival_until: string
  created_at: DefaultTimestamp
  since: DefaultTimestamp
}

export interface DiscountPastTable {
  lodging_id: number
  tag: string
  percent: number
  arrival_from: string
  arrival_until: string
  since: Timestamp
  until: Timestamp
}

export interface EmailChangeTable {
  user_id: number
  email: string
  token_hash: string
  created_at: Timestamp
  expires_at: Timestamp
}

export interface FavoriteTable {
  id: GeneratedAlways<number>
  user_id: number
  subject_type: string
  subject_id: number
  comment: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface FormDecisionTable {
  submission_id: string
  state: 'done' | 'spam'
  decided_at: Timestamp
}

export interface FormFileTable {
  id: GeneratedAlways<number>
  submission_id: string
  mail_id: string | null
  field: string
  name: string
  content_type: string
  bytes: Buffer
  created_at: Timestamp
}

export interface FormSubmissionTable {
  id: Generated<string>
  form_id: string
  locale: 'da-DK' | 'de-DE' | 'en'
  state: 'received' | 'held'
  page: string | null
  answers: unknown
  fingerprint: string
  created_at: DefaultTimestamp
  title: Generated<string>
}

export interface GuestReviewTable {
  id: GeneratedAlways<number>
  booking_id: number
  state: Generated<'waiting' | 'public' | 'refused'>
  rating: number
  text: string
  name: string
  place: string
  reason: string | null
  review_id: number | null
  created_at: Timestamp
  decided_at: Timestamp | null
  house_rating: number | null
  cleanliness_rating: number | null
  location_rating: number | null
  value_rating: number | null
}

export interface HoldTable {
  id: Generated<string>
  browser_hash: string
  address: string
  lodging_id: number
  stay_id: number
  created_at: Timestamp
  expires_at: Timestamp
  user_id: number | null
  held_for: string | null
  held_by: string | null
}

export interface HouseBlockTable {
  stay_id: number
  purpose: 'owner' | 'repair'
  note: string
}

export interface IdempotencyKeyTable {
  key: string
  request_hash: string
  status: number
  body: Buffer
  created_at: DefaultTimestamp
  browser_hash: string | null
}

export interface ItemTable {
  id: number
  definition_id: number
  type: string
  charge_type: 'per-stay' | 'per-night' | 'per-person' | 'per-person-night' | 'per-unit' | 'metered'
  unit_name: string
  metered_quantity: 'kwh' | 'm3' | null
  description_da: string
  description_de: string
  description_en: string
}

export interface ItemConsumptionTable {
  lodging_id: number
  stay_id: number | null
  item_id: number
  season: 'winter' | 'spring' | 'summer' | 'autumn'
  adults: number
  children: number
  days: number
  consumed: number
}

export interface KnownNetworkTable {
  user_id: number
  network_hash: string
  last_at: Timestamp
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>
  booking_id: number
  key: string
  kind: 'charge' | 'credit' | 'payment' | 'refund'
  what: string
  amount: number
  currency: 'DKK' | 'EUR'
  created_at: Timestamp
}

export interface LocationTable {
  id: number
  area_id: number
  name: string
  latitude: number
  longitude: number
}

export interface LodgingTable {
  id: number
  name: string
  status: Generated<'active' | 'paused'>
  address1: string
  address2: Generated<string>
  postal_code: string
  city: string
  country: Generated<string>
  location_id: number
  street_id: number
  latitude: number
  longitude: number
  max_persons: number
  rating: number | null
  built_year: number
  renovated_year: number | null
  published_on: string
  owner_kind: Generated<'private' | 'trader'>
  registration_declared: Generated<boolean>
  registration_number: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
  review_count: Generated<number>
  review_sum: Generated<number>
  review_score: GeneratedAlways<number>
}

export interface LodgingCalendarTable {
  lodging_id: number
  source: string
  url: string | null
  etag: string | null
  readings: Generated<unknown>
  tried_at: Timestamp | null
  read_at: Timestamp | null
  problem: string | null
  conflicts: Generated<unknown>
}

export interface LodgingFacilityTable {
  lodging_id: number
  facility_id: number
  value: string
  from_date: string | null
  to_date: string | null
}

export interface LodgingImageTable {
  lodging_id: number
  sort_order: number
  url: string
  tag_ids: number[]
  width: number
  height: number
  file_size: number
  kind: Generated<'picture' | 'video' | 'panorama'>
  video_url: string | null
  alt_da: string | null
  alt_de: string | null
  alt_en: string | null
}

export interface LodgingItemTable {
  lodging_id: number
  item_id: number
  unit_price_dkk: number
  unit_price_eur: number
  is_mandatory: boolean
  min_quantity: number
  max_quantity: number
}

export interface LodgingMetaTable {
  lodging_id: number
  key: string
  value: string
}

export interface LodgingSeasonPriceTable {
  lodging_id: number
  season_id: number
  week_price_dkk: number
  week_price_eur: number
  since: DefaultTimestamp
}

export interface LodgingTextTable {
  lodging_id: number
  language_id: 1 | 2 | 7
  title: string
  body: string
  embedded_video_html: string | null
}

export interface LodgingViewTable {
  lodging_id: number
  hour: Timestamp
  count: number
}

export interface LodgingViewDayTable {
  lodging_id: number
  day: string
  count: number
}

export interface LoginTryTable {
  subject: string
  count: number
  last_at: Timestamp
}

export interface MailTable {
  id: Generated<string>
  key: string
  state: Generated<'waiting' | 'sending' | 'handing-over' | 'sent' | 'kept' | 'unconfirmed' | 'refused'>
  attempt: Generated<number>
  recipient: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  last_error: string | null
  created_at: DefaultTimestamp
  changed_at: DefaultTimestamp
  unsubscribe_url: string | null
}

export interface MailPictureTable {
  mail_id: string
  content_id: string
  png: Buffer
}

export interface MailboxMailTable {
  mailbox: string
  kind: string
  mailed_at: Timestamp
}

export interface MetaTable {
  key: string
  value: string
}

export interface MeterReadingTable {
  booking_id: number
  item_id: number
  moment: 'arrival' | 'departure'
  reading: number
  read_at: Timestamp
}

export interface NamedTextTable {
  name: string
  language_id: 1 | 2 | 7
  html: string
}

export interface NewsletterSubscriptionTable {
  id: Generated<string>
  email: string
  locale: 'da-DK' | 'de-DE' | 'en'
  state: 'pending' | 'confirmed'
  token_hash: string | null
  asked_at: Timestamp
  confirmed_at: Timestamp | null
}

export interface OwnMailRefusalTable {
  user_id: number
  refused_at: Timestamp
}

export interface PasskeyTable {
  id: string
  user_id: number
  host: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Timestamp
  last_used_at: Timestamp | null
}

export interface PasswordResetTable {
  token_hash: string
  user_id: number
  created_at: Timestamp
  expires_at: Timestamp
}

export interface PaymentTable {
  id: Generated<string>
  booking_id: number
  provider: string
  amount: number
  currency: 'DKK' | 'EUR'
  state: 'started' | 'authorised' | 'capturing' | 'captured' | 'releasing' | 'released' | 'refunding' | 'refunded' | 'failed'
  return_url: string
  created_at: Timestamp
  changed_at: Timestamp
  reference: string | null
  charge: string | null
  failure: 'refused' | 'abandoned' | null
  disputed: Generated<number>
}

export interface PaymentAlertTable {
  id: GeneratedAlways<number>
  key: string
  kind: 'dispute' | 'refund-failed' | 'released' | 'difference' | 'other-amount' | 'overpaid'
  booking_id: number | null
  detail: string
  created_at: Timestamp
  resolved_at: Timestamp | null
  told_at: Timestamp | null
}

export interface PhotoTable {
  source: string
  validator: string | null
  name: string
  width: number
  height: number
  file_size: number
  tones: string
  checked_at: Timestamp
}

export interface ProgramCheckTable {
  subject: string
  node: string
  started_at: Timestamp
  finished_at: Timestamp | null
  results: unknown | null
}

export interface ProgramErrorTable {
  fingerprint: string
  kind: string
  message: string
  stack: string
  first_at: Timestamp
  last_at: Timestamp
  count: number
  node: string
  version: string
  request_id: string | null
  done_at: Timestamp | null
}

export interface ProgramNodeTable {
  id: string
  node: string
  version: string
  runtime: string
  build: string
  started_at: Timestamp
  seen_at: Timestamp
  page_count: number
  page_bytes: number
  page_hits: number
  page_misses: number
}

export interface QuestionTable {
  id: GeneratedAlways<number>
  lodging_id: number
  user_id: number | null
  language_id: 1 | 2 | 7
  topic: 'equipment' | 'location' | 'pets' | 'arrival' | 'linen' | 'energy' | 'internet' | 'cleaning' | 'deposit' | 'other'
  state: 'open' | 'answered' | 'closed'
  name: string
  email: string
  mailbox: string
  phone: string
  arrival: string | null
  departure: string | null
  confirmed_at: Timestamp | null
  submission_hash: string
  fingerprint: string
  placed_from: string | null
  created_at: Timestamp
  changed_at: Timestamp
}

export interface QuestionAccessTable {
  key_hash: string
  question_id: number
  is_mailed: boolean
  created_at: Timestamp
}

export interface QuestionMessageTable {
  question_id: number
  number: number
  author: 'guest' | 'staff'
  text: string
  submission_hash: string | null
  created_at: Timestamp
}

export interface RateBucketTable {
  key: string
  full_at: Timestamp
}

export interface RecoveryCodeTable {
  user_id: number
  code_hash: string
  used_at: Timestamp | null
}

export interface RedirectTable {
  from_path: string
  language_id: Generated<0 | 1 | 2 | 7>
  to_target: string
  is_permanent: boolean
}

export interface RefundTable {
  id: Generated<string>
  payment_id: string
  amount: number
  currency: 'DKK' | 'EUR'
  state: 'started' | 'paid' | 'failed'
  reference: string | null
  created_at: Timestamp
  changed_at: Timestamp
}

export interface RegistrationTable {
  email: string
  token_hash: string
  firstname: string
  lastname: string
  language_id: 1 | 2 | 7
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface ReviewTable {
  id: Generated<number>
  lodging_id: number
  stay_id: number | null
  type: Generated<number>
  language_id: 1 | 2 | 7
  name: string
  place: string
  iso_country: string
  date: string
  rating: number
  has_had_after_care: Generated<boolean>
  answer_text: string
  answer_text_da: string | null
  answer_text_de: string | null
  answer_text_en: string | null
  response_text: string | null
  response_text_da: string | null
  response_text_de: string | null
  response_text_en: string | null
  response_time: Timestamp | null
  house_rating: number | null
  cleanliness_rating: number | null
  location_rating: number | null
  value_rating: number | null
}

export interface ReviewInvitationTable {
  booking_id: number
  token_hash: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
  page_hash: string | null
}

export interface ReviewMailRefusalTable {
  address_hash: string
  refused_at: Timestamp
}

export interface ReviewPhotoTable {
  id: GeneratedAlways<number>
  guest_review_id: number
  state: Generated<'waiting' | 'public' | 'refused'>
  image_url: string
  alt: string
  width: number
  height: number
  sent_hash: string
  created_at: Timestamp
  decided_at: Timestamp | null
}

export interface SandboxChargeTable {
  reference: string
  payment_id: string
  amount: number
  currency: 'DKK' | 'EUR'
  state: 'open' | 'authorised' | 'captured' | 'refused' | 'released' | 'closed'
  created_at: Timestamp
  changed_at: Timestamp
}

export interface SandboxRefundTable {
  refund_id: string
  reference: string
  amount: number
  created_at: Timestamp
}

export interface SeasonTable {
  id: number
  key: string
  starts_on: string
  ends_on: string
  arrival_days: number[]
  min_nights: number
  max_nights: number
  whole_weeks: boolean
  since: DefaultTimestamp
}

export interface SharedListTable {
  id: GeneratedAlways<number>
  token_hash: string
  user_id: number | null
  title: string
  arrival: string | null
  duration: number | null
  adults: number | null
  children: number | null
  infants: number | null
  pets: number | null
  ends_on: string
  ended_on: string | null
  last_number: Generated<number>
  created_at: Timestamp
}

export interface SharedListCommentTable {
  list_id: number
  number: number
  person_number: number
  lodging_id: number
  text: string
  created_at: Timestamp
}

export interface SharedListHouseTable {
  list_id: number
  lodging_id: number
  position: number
}

export interface SharedListPersonTable {
  list_id: number
  number: number
  name: string
  key_hash: string
  is_owner: boolean
}

export interface SharedListVoteTable {
  list_id: number
  person_number: number
  lodging_id: number
  vote: 'yes' | 'maybe' | 'no'
}

export interface SignInChallengeTable {
  id: GeneratedAlways<number>
  family: string
  kind: 'enrol-passkey' | 'prove-passkey' | 'enrol-totp'
  value: Buffer
  expires_at: Timestamp
}

export interface SiteFileTable {
  path: string
  body: Buffer
  br: Buffer | null
  seen_at: DefaultTimestamp
}

export interface SmsTable {
  id: Generated<string>
  key: string
  kind: 'service' | 'marketing'
  state: Generated<'waiting' | 'sending' | 'handing-over' | 'sent' | 'kept' | 'unconfirmed' | 'refused'>
  attempt: Generated<number>
  recipient: string
  body: string
  last_error: string | null
  created_at: DefaultTimestamp
  changed_at: DefaultTimestamp
}

export interface SmsSignupTable {
  booking_id: number
  phone: string
  signed_up_at: Timestamp
  stopped_at: Timestamp | null
}

export interface StayTable {
  id: GeneratedAlways<number>
  lodging_id: number
  kind: 'guest' | 'owner' | 'hold'
  arrival: string
  departure: string
  adults: Generated<number>
  children: Generated<number>
  infants: Generated<number>
  pets: Generated<number>
  created_at: DefaultTimestamp
  source: string | null
}

export interface StreetTable {
  id: number
  location_id: number
  name: string
  slug: string
}

export interface TelemetryCountTable {
  day: string
  service: string
  language_id: 1 | 2 | 7
  name: string
  count: number
}

export interface TotpKeyTable {
  user_id: number
  sealed: Buffer
  last_step: number
  created_at: Timestamp
  last_used_at: Timestamp | null
}

export interface TrustReviewTable {
  domain: string
  id: string
  position: number
  language_id: 1 | 2 | 7
  person_name: string
  stars: number
  title: string
  text: string
  response_text: string | null
  response_created_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface TrustStatTable {
  domain: string
  trust_score: number
  reviews_total: number
  source: string
  is_demo: boolean
  fetched_at: Timestamp
}

export interface UploadedImageTable {
  key: string
  user_id: number | null
  width: number
  height: number
  created_at: Timestamp
}

export interface UserAccountTable {
  id: GeneratedAlways<number>
  type: number
  email: string
  firstname: Generated<string>
  lastname: Generated<string>
  phone: Generated<string>
  address: Generated<string>
  postal_code: Generated<string>
  city: Generated<string>
  country: Generated<string>
  language_id: 1 | 2 | 7
  password_hash: string | null
  password_changed_at: Timestamp | null
  is_demo: Generated<boolean>
  confirmed_at: Timestamp | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

export interface UserMetaTable {
  user_id: number
  meta_key: string
  meta_value: string
}

export interface UserSessionTable {
  id: GeneratedAlways<number>
  user_id: number
  family: string
  token_hash: string
  rotated_from: number | null
  created_at: Timestamp
  last_used_at: Timestamp | null
  expires_at: Timestamp
  revoked_at: Timestamp | null
  started_at: Timestamp
  device: Generated<string>
  second_factor_at: Timestamp | null
  active_at: Timestamp | null
}

export interface WeekPricePastTable {
  lodging_id: number
  season_id: number
  week_price_dkk: number
  week_price_eur: number
  since: Timestamp
  until: Timestamp
}

export interface WorkerSecretTable {
  name: string
  value: Buffer
}

export interface Database {
  agency_profile: AgencyProfileTable
  agency_terms: AgencyTermsTable
  area: AreaTable
  area_weather: AreaWeatherTable
  audit_entry: AuditEntryTable
  bank_entry: BankEntryTable
  booking: BookingTable
  booking_access: BookingAccessTable
  booking_assignee: BookingAssigneeTable
  booking_day: BookingDayTable
  booking_event: BookingEventTable
  booking_item: BookingItemTable
  booking_note: BookingNoteTable
  captcha_used: CaptchaUsedTable
  comment: CommentTable
  comment_author: CommentAuthorTable
  comment_report: CommentReportTable
  confirmed_address: ConfirmedAddressTable
  content_asset: ContentAssetTable
  content_entry: ContentEntryTable
  content_link: ContentLinkTable
  content_route: ContentRouteTable
  contest: ContestTable
  contest_image: ContestImageTable
  contest_sender: ContestSenderTable
  contest_text: ContestTextTable
  deferred_period: DeferredPeriodTable
  desk_member: DeskMemberTable
  desk_presence: DeskPresenceTable
  desk_role: DeskRoleTable
  desk_view: DeskViewTable
  discount: DiscountTable
  discount_past: DiscountPastTable
  email_change: EmailChangeTable
  favorite: FavoriteTable
  form_decision: FormDecisionTable
  form_file: FormFileTable
  form_submission: FormSubmissionTable
  guest_review: GuestReviewTable
  hold: HoldTable
  house_block: HouseBlockTable
  idempotency_key: IdempotencyKeyTable
  item: ItemTable
  item_consumption: ItemConsumptionTable
  known_network: KnownNetworkTable
  ledger_entry: LedgerEntryTable
  location: LocationTable
  lodging: LodgingTable
  lodging_calendar: LodgingCalendarTable
  lodging_facility: LodgingFacilityTable
  lodging_image: LodgingImageTable
  lodging_item: LodgingItemTable
  lodging_meta: LodgingMetaTable
  lodging_season_price: LodgingSeasonPriceTable
  lodging_text: LodgingTextTable
  lodging_view: LodgingViewTable
  lodging_view_day: LodgingViewDayTable
  login_try: LoginTryTable
  mail: MailTable
  mail_picture: MailPictureTable
  mailbox_mail: MailboxMailTable
  meta: MetaTable
  meter_reading: MeterReadingTable
  named_text: NamedTextTable
  newsletter_subscription: NewsletterSubscriptionTable
  own_mail_refusal: OwnMailRefusalTable
  passkey: PasskeyTable
  password_reset: PasswordResetTable
  payment: PaymentTable
  payment_alert: PaymentAlertTable
  photo: PhotoTable
  program_check: ProgramCheckTable
  program_error: ProgramErrorTable
  program_node: ProgramNodeTable
  question: QuestionTable
  question_access: QuestionAccessTable
  question_message: QuestionMessageTable
  rate_bucket: RateBucketTable
  recovery_code: RecoveryCodeTable
  redirect: RedirectTable
  refund: RefundTable
  registration: RegistrationTable
  review: ReviewTable
  review_invitation: ReviewInvitationTable
  review_mail_refusal: ReviewMailRefusalTable
  review_photo: ReviewPhotoTable
  sandbox_charge: SandboxChargeTable
  sandbox_refund: SandboxRefundTable
  season: SeasonTable
  shared_list: SharedListTable
  shared_list_comment: SharedListCommentTable
  shared_list_house: SharedListHouseTable
  shared_list_person: SharedListPersonTable
  shared_list_vote: SharedListVoteTable
  sign_in_challenge: SignInChallengeTable
  site_file: SiteFileTable
  sms: SmsTable
  sms_signup: SmsSignupTable
  stay: StayTable
  street: StreetTable
  telemetry_count: TelemetryCountTable
  totp_key: TotpKeyTable
  trust_review: TrustReviewTable
  trust_stat: TrustStatTable
  uploaded_image: UploadedImageTable
  user_account: UserAccountTable
  user_meta: UserMetaTable
  user_session: UserSessionTable
  week_price_past: WeekPricePastTable
  worker_secret: WorkerSecretTable
}
