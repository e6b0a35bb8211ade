import { clientHeader } from '../http/limits.ts'
import type { Client } from '../schedule/schedule.ts'

/** A message between two threads: a request or a reply, as plain data. */
type Wire = Readonly<{ id: number; headers: readonly (readonly [string, string])[]; body: Uint8Array | null }>
type Ask = Wire & Readonly<{ kind: 'ask'; url: string; method: string }>
type Reply = Wire & Readonly<{ kind: 'reply'; status: number }>
/** Plain data both ways, without a request. */
type Question = Readonly<{ kind: 'question'; id: number; question: unknown }>
type Answer = Readonly<{ kind: 'answer'; id: number; answer: unknown }>

/** The methods of Worker and MessagePort used here. */
export type Port = Readonly<{
  postMessage: (message: unknown, transfer: readonly ArrayBuffer[]) => void
  on: (event: 'message', listener: (message: unknown) => void) => unknown
}>

export type FetchLink = Readonly<{
  fetch: (request: Request) => Promise<Response>
  /** A query without a request; null if the other side can't answer it that way. */
  ask: (question: unknown) => Promise<unknown>
  /** The number of requests without a reply. */
  waiting: () => number
  /** Rejects pending calls after the other side has ended. */
  fail: (error: Error) => void
}>

type Waiting = Readonly<{ resolve: (message: Reply | Answer) => void; reject: (error: Error) => void }>

/**
 * Sends requests to the other thread, and handles its requests with `answer`, whose errors become a reply with status
 * 500.
 */
export function createFetchLink(
  port: Port,
  answer: (request: Request) => Promise<Response>,
  answerPlain: (question: unknown) => Promise<unknown> = async () => null,
): FetchLink {
  const waiting = new Map<number, Waiting>()
  let next = 0
  const send = (message: Ask | Reply) => {
    const { body } = message
    port.postMessage(message, body === null || !(body.buffer instanceof ArrayBuffer) ? [] : [body.buffer])
  }
  const reply = async (ask: Ask): Promise<void> => {
    const response = await answer(requestOf(ask)).catch(() => new Response(null, { status: 500 }))
    const body = response.body === null ? null : new Uint8Array(await response.arrayBuffer())
    send({ kind: 'reply', id: ask.id, status: response.status, headers: [...response.headers], body })
  }
  const replyPlain = async ({ id, question }: Question): Promise<void> => {
    const plain = await answerPlain(question).catch(() => null)
    port.postMessage({ kind: 'answer', id, answer: plain } satisfies Answer, [])
  }
  port.on('message', (message) => {
    if (isKind<Ask>(message, 'ask')) void reply(message)
    if (isKind<Question>(message, 'question')) void replyPlain(message)
    if (!isKind<Reply>(message, 'reply') && !isKind<Answer>(message, 'answer')) return
    waiting.get(message.id)?.resolve(message)
    waiting.delete(message.id)
  })
  const wait = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Reply | Answer>()
    next += 1
    waiting.set(next, { resolve, reject })
    return { id: next, promise }
  }
  return {
    fetch: async (request) => {
      const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
      const { id, promise } = wait()
      send({ kind: 'ask', id, url: request.url, method: request.method, headers: [...request.headers], body })
      const message = await promise
      return message.kind === 'reply' ? responseOf(message) : new Response(null, { status: 500 })
    },
    ask: async (question) => {
      const { id, promise } = wait()
      port.postMessage({ kind: 'question', id, question } satisfies Question, [])
      const message = await promise
      return message.kind === 'answer' ? message.answer : null
    },
    waiting: () => waiting.size,
    fail: (error) => {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
  }
}

function responseOf({ status, headers, body }: Reply): Response {
  return new Response(copyOf(body), { status, headers: new Headers(pairs(headers)) })
}

function requestOf({ url, method, headers, body }: Ask): Request {
  return new Request(url, { method, headers: pairs(headers), body: copyOf(body) })
}

function pairs(headers: Wire['headers']): [string, string][] {
  return headers.map(([name, value]) => [name, value])
}

/** Copies the body out of shared memory. */
function copyOf(body: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  return body === null ? null : body.buffer instanceof ArrayBuffer ? new Uint8Array(body.buffer) : new Uint8Array(body)
}

/** Only our own threads send messages here, so the kind identifies the type. */
function isKind<M extends { kind: string }>(message: unknown, kind: M['kind']): message is M {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind
}

/** The client of a search that arrives by message; undefined for other messages. */
export function clientOfMessage(message: unknown): Client | undefined {
  if (isKind<Question>(message, 'question')) {
    const { question } = message
    if (typeof question !== 'object' || question === null || !('client' in question)) return undefined
    return typeof question.client === 'string' ? question.client : null
  }
  if (!isKind<Ask>(message, 'ask')) return undefined
  return message.headers.find(([name]) => name === clientHeader)?.[1] || null
}
