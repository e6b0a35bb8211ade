import { languageIds } from '@marram/domain/edition'
import * as v from 'valibot'
import { pagePath } from '../page-path.ts'
import { maxFileBytes, maxFiles } from './form-files.ts'

export const localeWord = v.picklist(['da-DK', 'de-DE', 'en'])

/** Entry ids of the content service. */
export const entryId = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'must be the id of an entry'))

const value = v.pipe(v.string(), v.maxLength(20_000))
const values = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(64)), v.union([value, v.pipe(v.array(value), v.maxLength(60))])),
  v.check((record) => Object.keys(record).length <= 100),
)

/** Spam protection: the stamp proves a minimum time to fill in the form, the trap must be empty. */
export const spamGuard = {
  stamp: v.optional(v.pipe(v.string(), v.maxLength(200))),
  trap: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
}

/** One byte more than the limit, so that a file above it is rejected by name. */
const maxFileData = 4 * Math.ceil((maxFileBytes + 1) / 3)

/** `POST /bridge/form_submissions/`. */
export const formSubmission = v.object({
  formId: entryId,
  locale: localeWord,
  values,
  /** The path of the page with the form, for the department. */
  page: v.optional(pagePath),
  /**
   * At most one file per field; base64, not checked by a regular expression, which would overflow the stack on
   * megabytes.
   */
  files: v.optional(
    v.pipe(
      v.array(
        v.object({
          field: v.pipe(v.string(), v.maxLength(64)),
          name: v.pipe(v.string(), v.maxLength(500)),
          data: v.pipe(v.string(), v.maxLength(maxFileData)),
        }),
      ),
      v.maxLength(maxFiles),
    ),
    [],
  ),
  ...spamGuard,
})
export type FormSubmission = v.InferInput<typeof formSubmission>

export const fieldProblem = v.object({
  field: v.string(),
  code: v.picklist([
    'missing',
    'choice-missing',
    'consent-missing',
    'not-a-name',
    'not-an-email',
    'not-a-phone',
    'not-a-number',
    'not-a-day',
    'not-an-option',
    'too-long',
    'file-missing',
    'file-type',
    'file-too-large',
  ]),
  limit: v.exactOptional(v.number()),
})

/** `data` of a 422 with the code `form-invalid`. */
export const invalidForm = v.object({ fields: v.array(fieldProblem) })

/** `POST /bridge/newsletter/`. */
export const newsletterRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  locale: localeWord,
  ...spamGuard,
})
export type NewsletterRequest = v.InferInput<typeof newsletterRequest>

/** `POST /bridge/newsletter/confirm/` and `…/unsubscribe/`: the token of the mailed link. */
export const newsletterToken = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w.-]{20,200}$/, 'must be the token of a link')),
})

/** Per batch, including events sent as a count. */
const maxEvents = 20_000

/** Allowed senders of telemetry: unknown ones would each create a row. */
export const telemetryServices = ['site', 'booking', 'guest-site'] as const

/**
 * `POST /bridge/telemetry/`. Events are counted by name, words without long numbers, so that a name cannot contain an
 * id; any other data are ignored and never stored, so that no personal data accumulate.
 */
export const telemetryBatch = v.object({
  service: v.picklist(telemetryServices),
  lan: v.picklist(languageIds),
  traces: v.optional(v.unknown()),
  events: v.pipe(
    v.array(
      v.looseObject({
        name: v.pipe(v.string(), v.maxLength(64), v.regex(/^(?!.*\d{3})[a-z][a-z\d]*(?:[.:-][a-z\d]+)*$/i)),
        /** Number of occurrences. */
        count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxEvents)), 1),
      }),
    ),
    v.maxLength(maxEvents),
    v.check(
      (events) => events.reduce((sum, { count }) => sum + count, 0) <= maxEvents,
      `must count at most ${maxEvents} events`,
    ),
  ),
})
export type TelemetryBatchBody = v.InferInput<typeof telemetryBatch>
