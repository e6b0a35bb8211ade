import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { findRequestContext } from './request-context.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 502 | 503 | 504

type RefusalDetails = {
  /** Added to `data` beside the sentence, such as the new price of a stay. */
  data?: Record<string, unknown>
  headers?: Record<string, string>
}

/** An expected refusal. A class, so that no parsed body can pass for one. */
export class Refusal {
  readonly kind = 'refusal'
  readonly status: RefusalStatus
  readonly code: string
  readonly sentence: string
  readonly details: RefusalDetails

  constructor(status: RefusalStatus, code: string, sentence: string, details: RefusalDetails = {}) {
    this.status = status
    this.code = code
    this.sentence = sentence
    this.details = details
  }
}

/** `code` is stable, for callers to branch on; `sentence` is for people. */
export function refuse(status: RefusalStatus, code: string, sentence: string, details?: RefusalDetails): Refusal {
  return new Refusal(status, code, sentence, details)
}

export function isRefusal(value: unknown): value is Refusal {
  return value instanceof Refusal
}

/**
 * `{ data, meta }` with status 200; a refusal has its own status, so that a command's result can be passed to `reply`.
 */
export function reply(data: unknown, meta: Record<string, unknown> = {}, status: ContentfulStatusCode = 200): Response {
  if (isRefusal(data)) return replyRefusal(data)
  return Response.json({ data: data ?? null, meta }, { status })
}

export function replyRefusal({ status, code, sentence, details }: Refusal): Response {
  return replyError(status, code, sentence, details)
}

/** For a server error; the sentence must not reveal internal details. */
export function replyFault(sentence = 'Something went wrong on our side. Please try again.'): Response {
  const headers = { 'retry-after': '30' }
  return replyError(500, 'internal-error', sentence, { headers })
}

function replyError(status: number, code: string, sentence: string, { data, headers = {} }: RefusalDetails): Response {
  const requestId = findRequestContext()?.requestId
  return Response.json(
    { data: { ...data, error: sentence }, meta: { code, ...(requestId && { requestId }) } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}
