import { Hono } from 'hono'
import { refuse, reply, replyRefusal } from './envelope.ts'
import type { Log } from './logging.ts'
import { createSingleFlight } from './single-flight.ts'

export type HealthCheck = (signal: AbortSignal) => Promise<unknown>
export type CheckOutcome = 'ok' | 'failed' | 'timed-out'

export type Health = {
  /** Makes `/readyz` return 503, so that a load balancer sends no new traffic. */
  drain(): void
  ready(): Promise<Response>
  alive(): Response
  /** `/healthz` and `/readyz`, to mount at the root. */
  routes: Hono
}

export type HealthOptions = {
  checks: Record<string, HealthCheck>
  timeoutMs?: number
  log: Log
  /** Called to end long-lived requests, so that the server can stop. */
  onDrain?: () => unknown
}

/** Alive means that the process responds; ready, that all its dependencies respond too. Reasons are only logged. */
export function createHealth({ checks, timeoutMs = 2000, log, onDrain }: HealthOptions): Health {
  let isDraining = false
  const logChange = logChanges(log)
  const flight = createSingleFlight<Record<string, CheckOutcome>>()

  async function runChecks(): Promise<Record<string, CheckOutcome>> {
    const outcomes = Object.entries(checks).map(async ([name, check]) => [
      name,
      await runCheck(check, timeoutMs, (outcome, error) => logChange(name, outcome, error)),
    ])
    return Object.fromEntries(await Promise.all(outcomes))
  }

  async function ready(): Promise<Response> {
    if (isDraining) return replyRefusal(refuse(503, 'stopping', 'This server is about to stop.'))
    const outcomes = await flight.run('checks', runChecks)
    const missing = Object.keys(outcomes).filter((name) => outcomes[name] !== 'ok')
    if (missing.length === 0) return noStore(reply({ status: 'ready', checks: outcomes }))
    return replyRefusal(refuse(503, 'not-ready', `Not ready: ${missing.join(', ')}.`, { data: { checks: outcomes } }))
  }

  const alive = () => noStore(reply({ status: 'alive' }))
  const routes = new Hono().get('/healthz', alive).get('/readyz', ready)
  const drain = () => {
    isDraining = true
    onDrain?.()
  }
  return { drain, ready, alive, routes }
}

type Report = (outcome: CheckOutcome, error?: unknown) => void

async function runCheck(check: HealthCheck, timeoutMs: number, report: Report): Promise<CheckOutcome> {
  const expiry = new AbortController()
  const late = Promise.withResolvers<CheckOutcome>()
  const timer = setTimeout(() => {
    late.resolve('timed-out')
    expiry.abort()
  }, timeoutMs)
  let reason: unknown
  const answer = (async () => check(expiry.signal))().then(
    (): CheckOutcome => 'ok',
    (error: unknown): CheckOutcome => {
      reason = error
      return 'failed'
    },
  )
  const outcome = await Promise.race([answer, late.promise])
  clearTimeout(timer)
  report(outcome, reason)
  return outcome
}

/** Load balancers poll every few seconds, so a lasting reason is logged once. */
function logChanges(log: Log): (check: string, outcome: CheckOutcome, error: unknown) => void {
  const last = new Map<string, string>()
  return (check, outcome, error) => {
    const state = outcome === 'failed' ? `failed: ${error}` : outcome
    const before = last.get(check) ?? 'ok'
    if (state === before) return
    last.set(check, state)
    if (outcome === 'ok') log.info({ check }, 'health check passes again')
    else if (outcome === 'timed-out') log.warn({ check }, 'health check timed out')
    else log.warn({ err: error, check }, 'health check failed')
  }
}

function noStore(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}
