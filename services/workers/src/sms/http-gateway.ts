import { type SmsGateway, SmsRefusedError } from './sms-gateway.ts'

export type HttpGatewayOptions = {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token?: string | undefined
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
}

/** Statuses of an overloaded gateway, which do not reject the message. */
const temporary = new Set([408, 425, 429])

/**
 * For any gateway or adapter that accepts `{"id", "to", "body"}` by POST and answers 2xx. The id is also the
 * `Idempotency-Key`.
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
        // Do not send message and token to a redirect target.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (response.ok) return
      const reason = `The gateway answered ${response.status}.`
      const isFinal = response.status >= 400 && response.status < 500 && !temporary.has(response.status)
      throw isFinal ? new SmsRefusedError(reason) : new Error(reason)
    },
  }
}
