import { type SmsGateway, SmsRefusedError } from './sms-gateway.ts'

export type HttpGatewayOptions = {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token?: string | undefined
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
}

/** Busy or too slow says nothing about the message itself. */
const passing = new Set([408, 425, 429])

/**
 * Any gateway, or a small program before one, that takes `{"id", "to", "body"}` by POST and answers 2xx once it has the
 * message. The id comes as `Idempotency-Key` too, for gateways that know repetitions by it.
 */
export function createHttpGateway(options: HttpGatewayOptions): SmsGateway {
  const { url, token, fetch: send = fetch, timeoutMs = 20_000 } = options
  return {
    async send({ id, to, body }) {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, to, body }),
        // A message and a token must not be carried on to wherever an answer points.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return
      const reason = `The gateway answered ${response.status}.`
      const isFinal = response.status >= 400 && response.status < 500 && !passing.has(response.status)
      throw isFinal ? new SmsRefusedError(reason) : new Error(reason)
    },
  }
}
