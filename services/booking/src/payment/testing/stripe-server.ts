import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Fields = Readonly<Record<string, string>>
type Session = { id: string; status: 'open' | 'complete' | 'expired'; intent: string | null; fields: Fields }
type Intent = {
  id: string
  status: 'requires_capture' | 'succeeded' | 'canceled' | 'requires_payment_method'
  amount: number
  currency: string
  paymentId: string
}
type Refund = {
  id: string
  intent: string
  amount: number
  refundId: string | null
  status: 'succeeded' | 'pending' | 'failed'
}
type Answer = { readonly status: number; readonly body: unknown }

/** A fault of the next call, before or after its effect. */
export type Fault = 'rate-limit' | 'outage' | 'cut-before' | 'cut-after' | 'silent-after'

export const webhookSecret = 'whsec_test'

/** A fake of the Stripe API that we use: form bodies, idempotency keys, errors and signed events. */
export async function startStripeServer() {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  const replies = new Map<string, { readonly asked: string; readonly answer: Answer }>()
  const faults: Fault[] = []
  const waiting = new Set<ServerResponse>()
  let calls = 0
  let refundStatus: Refund['status'] = 'succeeded'

  const work = (method: string, path: string, fields: Fields): Answer => {
    const [, kind = '', id = '', verb = ''] =
      /^\/v1\/(checkout\/sessions|payment_intents|refunds|charges)\/?([^/]*)\/?(.*)$/.exec(path) ?? []
    if (kind === 'checkout/sessions') return method === 'POST' && id === '' ? openSession(fields) : onSession(id, verb)
    if (kind === 'payment_intents') return onIntent(id, verb, fields)
    if (kind === 'refunds' && method === 'POST') return makeRefund(fields)
    if (kind === 'refunds') return list([...refunds.values()].map(presentRefund))
    if (kind === 'charges')
      return list([...intents.values()].filter(({ status }) => status === 'succeeded').map(presentCharge))
    return refused('resource_missing')
  }
  const openSession = (fields: Fields): Answer => {
    const session: Session = { id: `cs_${randomUUID()}`, status: 'open', intent: null, fields }
    sessions.set(session.id, session)
    return done(presentSession(session))
  }
  const onSession = (id: string, verb: string): Answer => {
    const session = sessions.get(id)
    if (!session) return refused('resource_missing')
    if (verb === 'expire') {
      if (session.status !== 'open') return refused('session_not_open')
      session.status = 'expired'
    }
    return done(presentSession(session))
  }
  const onIntent = (id: string, verb: string, fields: Fields): Answer => {
    const intent = intents.get(id)
    if (!intent) return refused('resource_missing')
    if (verb !== '') {
      if (intent.status !== 'requires_capture') return refused('payment_intent_unexpected_state')
      if (verb === 'capture' && Number(fields.amount_to_capture) !== intent.amount) return refused('amount_too_large')
      intent.status = verb === 'capture' ? 'succeeded' : 'canceled'
    }
    return done(presentIntent(intent))
  }
  const makeRefund = (fields: Fields): Answer => {
    const intent = intents.get(fields.payment_intent ?? '')
    const amount = Number(fields.amount)
    const earlier = [...refunds.values()].filter((one) => one.intent === intent?.id && one.status !== 'failed')
    const left =
      (intent?.status === 'succeeded' ? intent.amount : 0) - earlier.reduce((sum, one) => sum + one.amount, 0)
    if (!intent || amount > left) return refused('charge_already_refunded')
    const refundId = fields['metadata[refundId]'] ?? null
    const refund: Refund = { id: `re_${randomUUID()}`, intent: intent.id, amount, refundId, status: refundStatus }
    refunds.set(refund.id, refund)
    return done(presentRefund(refund))
  }
  const presentSession = ({ id, status, intent, fields }: Session) => ({
    id,
    object: 'checkout.session',
    status,
    payment_intent: intent,
    metadata: { paymentId: fields['metadata[paymentId]'] },
    url: status === 'open' ? `https://checkout.stripe.test/${id}` : null,
  })
  const presentIntent = ({ id, status, amount, currency, paymentId }: Intent) => ({
    id,
    object: 'payment_intent',
    status,
    amount,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    amount_received: status === 'succeeded' ? amount : 0,
    currency,
    metadata: { paymentId },
  })
  const presentCharge = ({ id, amount, currency, paymentId }: Intent) => ({
    id: `ch_${id}`,
    object: 'charge',
    amount_captured: amount,
    currency,
    metadata: { paymentId },
  })
  const presentRefund = ({ id, intent, amount, refundId, status }: Refund) => ({
    id,
    object: 'refund',
    payment_intent: intent,
    amount,
    currency: intents.get(intent)?.currency ?? 'eur',
    status,
    metadata: refundId === null ? {} : { refundId },
  })

  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls += 1
    const asked = await textOf(request)
    const fault = faults.shift()
    if (fault === 'cut-before') return void request.socket.destroy()
    if (fault === 'rate-limit') return send(response, failure(429, 'rate_limit_error', 'rate_limit'))
    if (fault === 'outage') return send(response, failure(500, 'api_error', 'outage'))
    const path = (request.url ?? '').split('?')[0] ?? ''
    const key = String(request.headers['idempotency-key'] ?? '')
    const known = key === '' ? undefined : replies.get(key)
    if (known && known.asked !== `${path} ${asked}`)
      return send(response, failure(400, 'idempotency_error', 'idempotency'))
    const given = known?.answer ?? work(request.method ?? '', path, Object.fromEntries(new URLSearchParams(asked)))
    if (key !== '' && request.method === 'POST') replies.set(key, { asked: `${path} ${asked}`, answer: given })
    if (fault === 'cut-after') return void request.socket.destroy()
    if (fault === 'silent-after') return void waiting.add(response)
    send(response, given)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  /** A signed event with the current objects. */
  const event = (type: string, object: unknown, at: Date, secret = webhookSecret) => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
    const seconds = Math.floor(at.getTime() / 1000)
    const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return { body, headers: new Headers({ 'stripe-signature': `t=${seconds},v1=${digest}` }) }
  }
  const sessionOf = (paymentId: string): Session | undefined =>
    [...sessions.values()].findLast(({ fields }) => fields.client_reference_id === paymentId)
  return {
    // A busy machine answers late, which is not a failure.
    api: { host: '127.0.0.1', port, protocol: 'http', timeout: 50_000, maxNetworkRetries: 0 } as const,
    faults,
    calls: () => calls,
    sessions,
    intents,
    refunds,
    event,
    /** Ends Stripe's page with an outcome; returns its events. */
    visit: (paymentId: string, outcome: 'paid' | 'refused' | 'abandoned', at: Date) => {
      const session = sessionOf(paymentId)
      if (session?.status !== 'open') return []
      const amount = Number(session.fields['line_items[0][price_data][unit_amount]'])
      const currency = session.fields['line_items[0][price_data][currency]'] ?? ''
      const intent: Intent = { id: `pi_${randomUUID()}`, status: 'requires_capture', amount, currency, paymentId }
      if (outcome === 'abandoned') {
        session.status = 'expired'
        return [event('checkout.session.expired', presentSession(session), at)]
      }
      if (outcome === 'refused') {
        return [
          event('payment_intent.payment_failed', presentIntent({ ...intent, status: 'requires_payment_method' }), at),
        ]
      }
      intents.set(intent.id, intent)
      session.status = 'complete'
      session.intent = intent.id
      return [
        event('checkout.session.completed', presentSession(session), at),
        event('payment_intent.amount_capturable_updated', presentIntent(intent), at),
      ]
    },
    intentOf: (paymentId: string) => [...intents.values()].find((one) => one.paymentId === paymentId),
    presentIntent,
    presentRefund,
    /** Resets to an empty account. */
    clear: () => {
      for (const books of [sessions, intents, refunds, replies]) books.clear()
      faults.length = 0
      refundStatus = 'succeeded'
    },
    /** Simulates the expiry of idempotency keys after a day. */
    forgetKeys: () => replies.clear(),
    /** Simulates banks that take days. */
    refundsStayPending: () => {
      refundStatus = 'pending'
    },
    stop: async () => {
      for (const response of waiting) response.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

const done = (body: unknown): Answer => ({ status: 200, body })
const list = (data: readonly unknown[]): Answer => done({ object: 'list', data, has_more: false, url: '/v1' })
const failure = (status: number, type: string, code: string): Answer => {
  return { status, body: { error: { type, code, message: code } } }
}
const refused = (code: string): Answer => failure(400, 'invalid_request_error', code)

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
