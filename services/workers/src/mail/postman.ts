/** A mail for the mail server. */
export type OutgoingMail = {
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** One-click unsubscribe URL; null for a mail about a contract. */
  readonly unsubscribe: string | null
  /** Inline pictures, referenced as `cid:` in the HTML. */
  readonly pictures: readonly { readonly contentId: string; readonly png: Buffer }[]
  readonly files: readonly { readonly name: string; readonly contentType: string; readonly bytes: Buffer }[]
}

/** The server rejected this mail permanently: do not retry. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/** The server did not reply after the mail was sent: the outcome is unknown. */
export class MailUnconfirmedError extends Error {
  override readonly name = 'MailUnconfirmedError'
}

export type Postman = {
  /**
   * Resolves when the server has accepted the mail. Calls `mayHandOver` once, just before the final line, up to which the
   * server must discard the mail; unless it returns true, the mail is not sent.
   */
  send(mail: OutgoingMail, mayHandOver: () => Promise<boolean>): Promise<void>
}
