import { setTimeout as sleep } from 'node:timers/promises'
import type { StripeApi } from '@marram/booking/payment/payment-provider'
import type { Agency } from '@marram/contract/agency/agency'
import type { Connection } from '@marram/database/connection'
import type { Config } from '../config.ts'
import { explainFailure } from '../explain-failure.ts'
import type { HostProbe } from './probe-host.ts'

/** One sentence that says what is wrong and what to do next. */
export type Finding = { readonly level: 'fine' | 'warning' | 'failed' | 'skipped'; readonly sentence: string }

export type CheckContext = {
  readonly config: Config
  readonly now: () => Date
  /** Null, with the reason, if it cannot be opened. */
  readonly database: Pick<Connection, 'db' | 'url'> | null
  readonly databaseProblem: string | null
  /** False if tables may be missing. */
  readonly hasSchema: boolean
  readonly agency: Agency | null
  /** Requests to the public hosts, shared by the checks; none in the demo and without hosts. */
  readonly probes: () => Promise<readonly HostProbe[]>
  readonly freeBytes: (folder: string) => Promise<number>
  /** Address of a fake Stripe in tests. */
  readonly stripeApi?: StripeApi
}

type CheckDatabase = NonNullable<CheckContext['database']>
type Run<C> = (context: C) => Promise<Finding> | Finding
export type OpenedContext = CheckContext & { readonly database: CheckDatabase }

export type Check = {
  readonly key: string
  /** Settings whose answers in `marram setup` this check tries out. */
  readonly settings?: readonly (keyof Config)[]
} & (
  | { readonly need: 'nothing'; readonly run: Run<CheckContext> }
  | { readonly need: 'database' | 'schema'; readonly run: Run<OpenedContext> }
)

export type Checked = Finding & { readonly key: string }

export const fine = (sentence: string): Finding => ({ level: 'fine', sentence })
export const warning = (sentence: string): Finding => ({ level: 'warning', sentence })
export const failed = (sentence: string): Finding => ({ level: 'failed', sentence })
export const skipped = (sentence: string): Finding => ({ level: 'skipped', sentence })

const timeLimitMs = 20_000

/** Runs all checks at once; one that throws or takes too long fails alone. */
export function runChecks(
  checks: readonly Check[],
  context: CheckContext,
  limitMs: number = timeLimitMs,
): Promise<Checked[]> {
  return Promise.all(checks.map(async (check) => ({ key: check.key, ...(await runCheck(check, context, limitMs)) })))
}

async function runCheck(check: Check, context: CheckContext, limitMs: number): Promise<Finding> {
  const { database } = context
  if (check.need === 'schema' && database && !context.hasSchema)
    return skipped('Not checked, because the database belongs to another version.')
  const expiry = new AbortController()
  const late = sleep(limitMs, failed(`No result within ${limitMs / 1000} seconds: try again, then look at the log.`), {
    signal: expiry.signal,
  }).catch(() => skipped(''))
  const run = async (): Promise<Finding> => {
    if (check.need === 'nothing') return check.run(context)
    return database ? check.run({ ...context, database }) : skipped('Not checked, because the database cannot be used.')
  }
  try {
    return await Promise.race([run(), late])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return failed(explainFailure(error) ?? `The check broke off (${reason}): report it with your version of Marram.`)
  } finally {
    expiry.abort()
  }
}
