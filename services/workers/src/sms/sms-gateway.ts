/** A text message as it is handed to a gateway. */
export type OutgoingSms = { readonly id: string; readonly to: string; readonly body: string }

/** The gateway will never take this message, so there is no use in trying again. */
export class SmsRefusedError extends Error {
  override readonly name = 'SmsRefusedError'
}

/** Somebody who sends text messages for us. Without one they stay in the outbox, where staff read them. */
export type SmsGateway = {
  /**
   * Resolves when the gateway has taken the message, under `id` if it knows how to tell a repetition. Anything but
   * SmsRefusedError leaves open whether it has it.
   */
  send(sms: OutgoingSms): Promise<void>
}
