/** A text message for the gateway. */
export type OutgoingSms = { readonly id: string; readonly to: string; readonly body: string }

/** The gateway rejected this message permanently: do not retry. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError'
}

/** The port to an SMS gateway. Without one, messages stay in the outbox. */
export type SmsGateway = {
  /**
   * Resolves when the gateway has accepted the message; `id` lets it detect repetitions. After any error but SmsRefusedError
   * the outcome is unknown.
   */
  send(sms: OutgoingSms): Promise<void>
}
