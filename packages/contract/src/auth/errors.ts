import { isErrorNamed } from '../error-name.ts'

/** An anonymous request for something that requires a login. */
export class NotLoggedInError extends Error {
  constructor() {
    super('Not logged in')
    this.name = 'NotLoggedInError'
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'NotLoggedInError')
  }
}

export class UnsupportedTargetError extends Error {
  constructor() {
    super('Unsupported target')
    this.name = 'UnsupportedTargetError'
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'UnsupportedTargetError')
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

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'ResetRefusedError')
  }
}
