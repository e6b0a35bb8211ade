import * as v from 'valibot'
import { isErrorNamed } from './error-name.ts'

/** The response violates the contract: the two sides have different versions, or it is not our service. */
export class InvalidReplyError extends Error {
  readonly issues: readonly string[]

  constructor(what: string, issues: readonly v.BaseIssue<unknown>[]) {
    const lines = issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'reply'}: ${issue.message}`)
    super(`${what} answered in an unknown shape (${lines.join('; ')})`)
    this.name = 'InvalidReplyError'
    this.issues = lines
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'InvalidReplyError')
  }
}
