/** Pages and calls of a guest, in the order of the table. */
export const parts = ['stored', 'page', 'search', 'booking', 'payment', 'login', 'picture'] as const
export type Part = (typeof parts)[number]

/** From best to worst, with what each lets a guest see. */
export const outcomes = {
  ok: ['ok'],
  less: ['ok', 'less'],
  partly: ['ok', 'less', '503'],
  '503': ['503'],
} as const
export type Outcome = keyof typeof outcomes

/** A mail arrives `at once`, or `later`: once, after the fault. */
export type MailOutcome = 'at once' | 'later'

export type Fault = {
  readonly what: string
  /** Parts that are not `ok`. */
  readonly sees: Readonly<Partial<Record<Part, Outcome>>>
  readonly mail?: 'later'
  /** Status of `/readyz` if it is not 200. */
  readonly ready?: 503
  /** A line of the log. */
  readonly log?: string
  /** Parts that the test cannot judge. */
  readonly untested?: readonly Part[]
}

const databaseAway = {
  sees: { page: '503', search: 'partly', booking: '503', payment: '503', login: '503' },
  mail: 'later',
  ready: 503,
  log: 'request failed in an outage',
} as const
const cannotWrite = {
  sees: { booking: '503', payment: '503', login: '503' },
  mail: 'later',
  log: 'request failed in an outage',
} as const
const noPayment = { sees: { payment: '503' }, log: 'the payment provider could not start a payment' } as const
const noUploads = { sees: { picture: '503' }, log: 'image source failed' } as const
const noSearch = { sees: { page: 'less', search: '503' }, log: 'a search could not be answered' } as const

/** Faults of a running agency. `faults.integration.test.ts` injects each under load, alone and in pairs. */
export const liveFaults = {
  'database-silent': { what: 'PostgreSQL is frozen: connections stay open, nothing answers', ...databaseAway },
  'database-refusing': { what: 'PostgreSQL ends all connections and refuses new ones', ...databaseAway },
  'database-connections': { what: 'other programs hold all connections of PostgreSQL', ...databaseAway },
  'database-slow': { what: 'PostgreSQL gets a quarter of its time', sees: {} },
  'database-read-only': { what: 'PostgreSQL accepts no writes, as a standby after a failover', ...cannotWrite },
  'database-full': { what: 'the disk of PostgreSQL is full', ...cannotWrite },
  'database-failover': {
    what: 'PostgreSQL crashes and starts again; then every stored page is rendered anew',
    sees: { stored: 'partly', page: 'partly', search: 'partly', booking: 'partly', payment: 'partly', login: 'partly' },
    mail: 'later',
  },
  'search-away': { what: 'the search service is away', ...noSearch },
  'search-hanging': { what: 'the search service does not answer', ...noSearch },
  'search-lying': { what: 'the search service answers nonsense', ...noSearch },
  'booking-away': { what: 'the booking service is away', sees: { page: 'less', booking: '503', payment: '503' } },
  'broker-away': { what: 'the broker service is away', sees: { page: '503', search: '503' } },
  'broker-lying': { what: 'the broker service answers nonsense', sees: { page: '503', search: '503' } },
  'content-away': { what: 'the content service is away', sees: { page: 'partly' } },
  'auth-away': { what: 'the auth service is away', sees: { login: '503' } },
  'mail-away': { what: 'the mail server is away', sees: {}, mail: 'later' },
  'mail-silent': { what: 'the mail server accepts connections and says nothing', sees: {}, mail: 'later' },
  'mail-lying': { what: 'the mail server answers nonsense', sees: {}, mail: 'later' },
  'mail-slow': { what: 'the mail server is slow', sees: {} },
  'payment-away': { what: 'the payment provider is away', ...noPayment },
  'payment-silent': { what: 'the payment provider accepts connections and says nothing', ...noPayment },
  'payment-lying': { what: 'the payment provider answers nonsense', ...noPayment },
  'payment-slow': { what: 'the payment provider is slow', sees: {} },
  'store-away': { what: 'the S3 store of uploads is away', ...noUploads },
  'store-silent': { what: 'the S3 store accepts connections and says nothing', ...noUploads },
  'store-lying': { what: 'the S3 store answers nonsense', ...noUploads },
  'store-slow': { what: 'the S3 store is slow', sees: {} },
  'names-unknown': {
    what: 'the name service does not know S3 store and payment provider',
    sees: { ...noUploads.sees, ...noPayment.sees },
    log: noPayment.log,
  },
  'clock-ahead': { what: 'the clock jumps a day ahead', sees: {} },
  // Only the main thread's clock jumps, and the engine's thread then takes every search for one of an hour ago.
  'clock-back': { what: 'the clock jumps an hour back', sees: {}, untested: ['search'] },
} as const satisfies Readonly<Record<string, Fault>>

export type LiveFaultId = keyof typeof liveFaults
export const liveFaultIds = Object.keys(liveFaults).filter((id): id is LiveFaultId => Object.hasOwn(liveFaults, id))

export const faultOf = (id: LiveFaultId): Fault => liveFaults[id]
export const outcomeOf = (id: LiveFaultId, part: Part): Outcome => faultOf(id).sees[part] ?? 'ok'

/** A pair is no worse than both of its faults. */
export function seenIn(ids: readonly LiveFaultId[], part: Part): readonly string[] {
  const each = ids.map((id) => outcomeOf(id, part))
  if (each.includes('503')) return outcomes['503']
  return [...new Set(each.flatMap((one) => outcomes[one]))]
}
