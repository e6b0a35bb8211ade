import type { MiddlewareHandler } from 'hono'
import { isRefusal, type Refusal, refuse, replyRefusal } from './envelope.ts'

export type BodyLimit = {
  /** By path where some may carry more, such as forms with files. */
  maxBytes: number | ((path: string) => number)
  /** How long a caller may take to send; a stalled upload is the caller's fault and must not end as a 5xx. */
  receiveMs?: number
}

const discardedBytes = 16 * 1_048_576
const discardMs = 5000
/** A client that sends nothing for this long is waiting for our answer. */
const pauseMs = 300

/**
 * Receives the whole body before the handler runs, whether its length was announced or it comes in chunks.
 * So no handler and no parser of a library meets a stream that breaks off.
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
 * A server that hangs up on a caller who is still sending takes the refusal away with it: the caller sees a reset. So
 * what is too large within reason is read to its end and forgotten, and the caller learns why.
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
    // Broken off by the caller, who then does not wait for an answer.
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
    return isLate ? tooSlow() : refuse(400, 'body-broken-off', 'The request body broke off.')
  } finally {
    clearTimeout(timer)
  }
}

/** For whom the rest of a body was not read: the connection cannot carry another request. */
export const closing = { headers: { connection: 'close' } }

function tooLarge(maxBytes: number): Refusal {
  return refuse(413, 'body-too-large', `The request body may have at most ${maxBytes} bytes.`, closing)
}

function tooSlow(): Refusal {
  return refuse(408, 'body-too-slow', 'The request body took too long to arrive.', closing)
}
