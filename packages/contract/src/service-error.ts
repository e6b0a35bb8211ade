import { isErrorNamed } from './error-name.ts'

/** A service responded with an error. `body` is the parsed JSON, else the text, else null. */
export class ServiceError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`Request failed with status ${status}`)
    this.name = 'ServiceError'
    this.status = status
    this.body = body
  }

  /** The stable code of one of our refusals; null if something else responded, such as a proxy. */
  get code(): string | null {
    return textIn(this.body, 'data', 'error') === null ? null : textIn(this.body, 'meta', 'code')
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'ServiceError')
  }
}

/** No response in time. The service may still have executed the call. */
export class ServiceTimeoutError extends Error {
  constructor(what: string, ms: number) {
    super(`${what} timed out after ${ms} ms`)
    this.name = 'ServiceTimeoutError'
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isErrorNamed(value, 'ServiceTimeoutError')
  }
}

/** Without a schema library, which pages that only check a status would otherwise load. */
function textIn(body: unknown, part: string, name: string): string | null {
  const text = member(member(body, part), name)
  return typeof text === 'string' ? text : null
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
