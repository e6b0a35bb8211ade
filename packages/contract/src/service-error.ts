import * as v from 'valibot'
import { refusalBody } from './envelope.ts'

/** A service answered, but not with success. `body` is the parsed JSON, else the text, else null. */
export class ServiceError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`Request failed with status ${status}`)
    this.name = 'ServiceError'
    this.status = status
    this.body = body
  }

  /** The stable word of a refusal of ours; null when something else answered, such as a proxy. */
  get code(): string | null {
    return v.is(refusalBody, this.body) ? this.body.meta.code : null
  }
}

/** No answer in time. The service may still have done what it was asked. */
export class ServiceTimeoutError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} timed out after ${ms} ms`)
    this.name = 'ServiceTimeoutError'
  }
}

/** The answer is not what the contract says: the two sides are of different versions, or it is not our service. */
export class InvalidReplyError extends Error {
  readonly issues: readonly string[]

  constructor(what: string, issues: readonly v.BaseIssue<unknown>[]) {
    const lines = issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'reply'}: ${issue.message}`)
    super(`${what} answered in an unknown shape (${lines.join('; ')})`)
    this.name = 'InvalidReplyError'
    this.issues = lines
  }
}
