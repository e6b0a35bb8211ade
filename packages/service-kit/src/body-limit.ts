import type { MiddlewareHandler } from 'hono'
import { isRefusal, type Refusal, refuse, replyRefusal } from './envelope.ts'

export type BodyLimit = {
  /** A function of the path if some paths accept more, such as forms with files. */
  maxBytes: number | ((path: string) => number)
  /** Maximum time to send a body; a stalled upload is a client error and must not become a 5xx. */
  receiveMs?: number
}

const discardedBytes = 16 * 1_048_576
const discardMs = 5000
/** A client that sends nothing for this long is waiting for the response. */
const pauseMs = 300

/**
 * Receives the whole body before the handler runs, whether its length is declared or it is chunked, so that no handler
 * or parser has to cope with an aborted stream.
 */
export function bodyLimit({ maxBytes: limit, receiveMs = 30_000 }: BodyLimit): MiddlewareHandler {
  return async (c, next) => {
    const maxBytes = typeof limit === 'number' ? limit : limit(c.req.path)
    const { body, headers } = c.req.raw
    if (!body) return next()
    const announced = Number(headers.get('content-length'))
    if (announced > maxBytes) {
      if (announced <= discardedBytes) await discardBody(body.getReader())
      return replyRefusal(tooLarge(maxBytes))
    }
    const received = await receive(body, maxBytes, receiveMs)
    if (isRefusal(received)) return replyRefusal(received)
    c.req.raw = new Request(c.req.raw, { body: received })
    return next()
  }
}

/**
 * If a server closes the connection while the client is still sending, the client sees a reset instead of the refusal.
 * So an oversized body is read to its end, within reason, and discarded.
 */
export async function discardBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = () => void reader.cancel().catch(() => {})
  const end = setTimeout(stop, discardMs)
  let pause = setTimeout(stop, pauseMs)
  try {
    let size = 0
    for (let part = await reader.read(); !part.done && size <= discardedBytes; part = await reader.read()) {
      size += part.value.byteLength
      clearTimeout(pause)
      pause = setTimeout(stop, pauseMs)
    }
  } catch {
    // The client aborted and does not wait for a response.
  } finally {
    clearTimeout(pause)
    clearTimeout(end)
  }
}

async function receive(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  receiveMs: number,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const reader = body.getReader()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => {})
  }, receiveMs)
  try {
    const chunks: Uint8Array[] = []
    let size = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > maxBytes) return tooLarge(maxBytes)
      chunks.push(part.value)
    }
    return isLate ? tooSlow() : new Uint8Array(Buffer.concat(chunks))
  } catch {
    return isLate ? tooSlow() : refuse(400, 'body-broken-off', 'The request body is incomplete.')
  } finally {
    clearTimeout(timer)
  }
}

/** Set if the rest of a body was not read: the connection cannot carry another request. */
export const closing = { headers: { connection: 'close' } }

function tooLarge(maxBytes: number): Refusal {
  return refuse(413, 'body-too-large', `The request body may have at most ${maxBytes} bytes.`, closing)
}

function tooSlow(): Refusal {
  return refuse(408, 'body-too-slow', 'The request body took too long to arrive.', closing)
}
