/** A mail as it is handed to a mail server. */
export type OutgoingMail = {
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where mails of this kind are ended by one POST; null for a mail about a contract. */
  readonly unsubscribe: string | null
  /** Shown within the HTML, which names them as `cid:`. */
  readonly pictures: readonly { readonly contentId: string; readonly png: Buffer }[]
  readonly files: readonly { readonly name: string; readonly contentType: string; readonly bytes: Buffer }[]
}

/** The server will never take this mail, so there is no use in trying again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}

/** The mail was handed over, but the server's answer did not come: it may or may not have it. */
export class MailUnconfirmedError extends Error {
  override readonly name = 'MailUnconfirmedError'
}

export type Postman = {
  /**
   * Resolves when the server has taken the mail. `mayHandOver` is asked once, at the last moment at which the server
   * still has to forget the mail if we fall silent; unless it says yes, the mail is not sent.
   */
  send(mail: OutgoingMail, mayHandOver: () => Promise<boolean>): Promise<void>
}
