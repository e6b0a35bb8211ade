import { brokerOperations } from '@marram/contract/broker/documents'
import { contentOperations } from '@marram/contract/content/documents'
import { type Attack, between, noise, pick, type Random, rawRequest } from '../attack.ts'
import { publicKey } from '../endpoints.ts'

/** Values that a caller might put in place of the expected type; some are valid. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  1,
  2,
  7,
  -1,
  1.5,
  2_147_483_647,
  -2_147_483_648,
  2_147_483_648,
  9_007_199_254_740_991,
  '',
  '1',
  'de-DE',
  'da-DK',
  'en',
  'blog',
  'blog-amber',
  'form-contact',
  'page-front',
  '2027-02-30',
  '2027-05-08',
  '2027-05-08T12:00:00+02:00',
  '9999-12-31',
  '/info/strom/',
  'a\u0000b',
  '\ud800',
  "'; drop table lodging; --",
  '%_\\',
  '\u202e',
  'x'.repeat(5000),
  [],
  [1],
  [1, 2, 3],
  ['a\u0000b'],
  [null],
  [[1]],
  Array.from({ length: 2000 }, (_, index) => index),
  {},
  { a: { a: { a: {} } } },
  { __proto__: null, toString: 1 },
]

type Question = { readonly target: string; readonly fields: readonly string[]; readonly rest: Record<string, unknown> }

/** Bodies of the right shape: an endpoint, and the fields that it reads. */
const forms: readonly Question[] = [
  ['/api/version/', 'token'],
  ['/api/getCompiledRouteData', 'slug', 'sysId', 'passCache', 'locale'],
  ['/services/auth/login/', 'email', 'password', 'captcha'],
  ['/services/auth/whoami/', 'loginTarget'],
  ['/services/auth/captcha/', 'email'],
  ['/services/auth/guest/forgot-password/', 'email'],
  ['/services/auth/guest/token-reset-password/', 'user_id', 'reset_token', 'password', 'password_confirm'],
  ['/services/auth/guest/register/', 'email', 'firstname', 'lastname', 'languageId', 'captcha'],
  ['/services/auth/guest/confirm-registration/', 'token', 'password', 'password_confirm'],
  ['/services/workers/bridge/form_submissions/', 'formId', 'locale', 'values', 'page', 'stamp', 'trap'],
  ['/services/workers/bridge/newsletter/', 'email', 'locale', 'stamp', 'trap'],
  ['/services/workers/bridge/newsletter/confirm/', 'token'],
  ['/services/workers/bridge/newsletter/unsubscribe/', 'token'],
  ['/services/workers/bridge/telemetry/', 'service', 'lan', 'traces', 'events'],
  ['/services/booking/views/', 'lodgingId'],
].map(([target = '', ...fields]) => ({ target, fields, rest: {} }))

const questions = (target: string, operations: readonly { name: string; text: string }[]): Question[] =>
  operations.map(({ name, text }) => ({
    target,
    fields: [...new Set([...text.matchAll(/\$(\w+)\s*:/g)].map(([, variable = '']) => variable))],
    rest: { operationName: name, query: text },
  }))

const broker = questions('/services/broker/graphql', brokerOperations)
const content = questions('/services/content/graphql', contentOperations)

/** Requests that pass schema validation with senseless values. */
export function valueAttack(random: Random): Attack {
  const { target, fields, rest } = pick(random, pick(random, [broker, broker, content, forms]))
  const chosen = Object.fromEntries(fields.map((field) => [field, pick(random, values)]))
  if (random() < 0.1) chosen[noise(random, 6).toString('latin1')] = between(random, 0, 9)
  const body = JSON.stringify('query' in rest ? { ...rest, variables: sensible(random, chosen) } : chosen)
  const headers = [['Content-Type', 'application/json'], publicKey] as const
  return { kind: 'value', bytes: rawRequest({ method: 'POST', target, headers, body }), isWhole: true }
}

/** Usually with a valid language or locale, so that the rest is validated too. */
function sensible(random: Random, variables: Record<string, unknown>): Record<string, unknown> {
  if (random() < 0.3) return variables
  return {
    ...variables,
    ...('lan' in variables && { lan: pick(random, [1, 2, 7]) }),
    ...('locale' in variables && { locale: pick(random, ['da-DK', 'de-DE', 'en']) }),
    ...('preview' in variables && { preview: false }),
  }
}
