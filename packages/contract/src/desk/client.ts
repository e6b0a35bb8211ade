import * as v from 'valibot'
import { envelope, refusalBody } from '../envelope.ts'
import type { Fetch } from '../service-client.ts'
import { type DeskCommand, type DeskQuery, requestKeyHeader } from './operation.ts'

export type Problem = { readonly field: string; readonly error: string }

/** A refused or failed request; `code` is stable, `offline` without an answer and `invalid-reply` for a wrong one. */
export class DeskError extends Error {
  readonly status: number
  readonly code: string
  readonly problems: readonly Problem[]
  /** The data of the refusal, such as the current price: to be parsed by its reader. */
  readonly data: unknown

  constructor(
    status: number,
    code: string,
    sentence: string,
    { problems = [], data = null }: { readonly problems?: readonly Problem[]; readonly data?: unknown } = {},
  ) {
    super(sentence)
    this.data = data
    this.name = 'DeskError'
    this.status = status
    this.code = code
    this.problems = problems
  }
}

type Execution = {
  /** The same key for each try of one request, so that it is done once. */
  readonly key: string
  readonly reason?: string | undefined
  /** The page may be left before the answer comes. */
  readonly isLast?: boolean
}

export type DeskClient = {
  ask<Input, Output>(
    query: DeskQuery<Input, Output>,
    input: NoInfer<Input>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Output>
  execute<Input, Output>(
    command: DeskCommand<Input, Output>,
    input: NoInfer<Input>,
    execution: Execution,
  ): Promise<Output>
}

/** The path of an operation at the site. */
export const deskApiPath = (service: string, name: string): string => `/api/desk/${service}/${name}/`

const problems = v.looseObject({ problems: v.array(v.object({ field: v.string(), error: v.string() })) })

/** Sends operations of the desk to the site, which attaches the login. */
export function createDeskClient(fetch: Fetch): DeskClient {
  return {
    ask: ({ service, name, output }, input, { signal } = {}) =>
      postToSite(fetch, deskApiPath(service, name), { body: { input }, output, signal }),
    execute: ({ service, name, output }, input, { key, reason, isLast = false }) =>
      postToSite(fetch, deskApiPath(service, name), {
        body: { input, ...(reason !== undefined && { reason }) },
        output,
        headers: { [requestKeyHeader]: key },
        keepalive: isLast,
      }),
  }
}

type Sent<Output> = {
  readonly body: unknown
  /** Schema of `data` in the reply. */
  readonly output: v.GenericSchema<unknown, Output>
  readonly signal?: AbortSignal | undefined
  readonly headers?: Record<string, string>
  /** Sends it although the page is being left. */
  readonly keepalive?: boolean
}

/** One request to the site as JSON; rejects with a DeskError. */
export async function postToSite<Output>(
  fetch: Fetch,
  path: string,
  { body, output, signal, headers, keepalive = false }: Sent<Output>,
): Promise<Output> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new DeskError(0, 'offline', 'There was no answer.')
  })
  const reply: unknown = await response.json().catch(() => null)
  if (!response.ok) throw readError(response.status, reply)
  const parsed = v.safeParse(envelope(output), reply)
  if (!parsed.success) throw new DeskError(response.status, 'invalid-reply', `${path}: unexpected reply`)
  return parsed.output.data
}

function readError(status: number, reply: unknown): DeskError {
  if (!v.is(refusalBody, reply)) return new DeskError(status, 'failed', `The request failed with status ${status}.`)
  const found = v.is(problems, reply.data) ? reply.data.problems : []
  return new DeskError(status, reply.meta.code, reply.data.error, { problems: found, data: reply.data })
}
