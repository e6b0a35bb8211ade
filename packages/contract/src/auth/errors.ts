/** Asked for something that belongs to somebody, by nobody. */
export class NotLoggedInError extends Error {
  constructor() {
    super('Not logged in')
    this.name = 'NotLoggedInError'
  }
}

export class UnsupportedTargetError extends Error {
  constructor() {
    super('Unsupported target')
    this.name = 'UnsupportedTargetError'
  }
}

/** A refused reset: the message is the service's sentence, and `reply` its whole answer. */
export class ResetRefusedError extends Error {
  readonly reply: unknown

  constructor(sentence: string, reply: unknown) {
    super(sentence)
    this.name = 'ResetRefusedError'
    this.reply = reply
  }
}
