/** What two threads tell each other: a request or a reply, as plain data. */
type Wire = Readonly<{ id: number; headers: readonly (readonly [string, string])[]; body: Uint8Array | null }>
type Ask = Wire & Readonly<{ kind: 'ask'; url: string; method: string }>
type Reply = Wire & Readonly<{ kind: 'reply'; status: number }>

/** The part of a Worker and of a MessagePort that is needed here. */
export type Port = Readonly<{
  postMessage: (message: unknown, transfer: readonly ArrayBuffer[]) => void
  on: (event: 'message', listener: (message: unknown) => void) => unknown
}>

export type FetchLink = Readonly<{
  fetch: (request: Request) => Promise<Response>
  /** How many requests wait for their reply. */
  waiting: () => number
  /** The other side has ended: pending calls fail. */
  fail: (error: Error) => void
}>

type Waiting = Readonly<{ resolve: (response: Response) => void; reject: (error: Error) => void }>

/** Requests to the other thread and, by `answer`, from it. Errors of `answer` become a reply with status 500. */
export function createFetchLink(port: Port, answer: (request: Request) => Promise<Response>): FetchLink {
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
  port.on('message', (message) => {
    if (isKind<Ask>(message, 'ask')) void reply(message)
    if (!isKind<Reply>(message, 'reply')) return
    const { id, status, headers, body } = message
    waiting.get(id)?.resolve(new Response(copyOf(body), { status, headers: new Headers(pairs(headers)) }))
    waiting.delete(id)
  })
  return {
    fetch: async (request) => {
      const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      next += 1
      waiting.set(next, { resolve, reject })
      send({ kind: 'ask', id: next, url: request.url, method: request.method, headers: [...request.headers], body })
      return promise
    },
    waiting: () => waiting.size,
    fail: (error) => {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
  }
}

function requestOf({ url, method, headers, body }: Ask): Request {
  return new Request(url, { method, headers: pairs(headers), body: copyOf(body) })
}

function pairs(headers: Wire['headers']): [string, string][] {
  return headers.map(([name, value]) => [name, value])
}

/** A body must not lie in memory that threads share. */
function copyOf(body: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  return body === null ? null : body.buffer instanceof ArrayBuffer ? new Uint8Array(body.buffer) : new Uint8Array(body)
}

/** Only our own threads send messages here, so the kind says the rest. */
function isKind<M extends { kind: string }>(message: unknown, kind: M['kind']): message is M {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind
}
