import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A raw response: headers in order as a flat list, and the body as sent. */
export type Answer = { readonly status: number; readonly headers: string[]; readonly body: Buffer }

export type AnswerRequest = {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export async function fetchAnswer({ port, path, headers }: AnswerRequest): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request({ host: '127.0.0.1', port, path, headers }, (reply) => {
    buffer(reply).then((body) => resolve({ status: reply.statusCode ?? 0, headers: reply.rawHeaders, body }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

/** Headers that node adds to every response. */
const ownOfNode = new Set(['date', 'connection', 'keep-alive'])

export function withoutNodesOwn(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !ownOfNode.has((headers[index - (index % 2)] ?? '').toLowerCase()))
}

export function writeStoredAnswer({ headers, body }: Answer): string {
  return JSON.stringify({ headers: withoutNodesOwn(headers), body: body.toString('base64') })
}

export function parseStoredAnswer(text: string): { headers: string[]; body: Buffer } {
  const stored: unknown = JSON.parse(text)
  if (typeof stored === 'object' && stored !== null && 'headers' in stored && 'body' in stored) {
    const { headers, body } = stored
    if (Array.isArray(headers) && typeof body === 'string') {
      return { headers: headers.map(String), body: Buffer.from(body, 'base64') }
    }
  }
  throw new Error('This is not a stored answer.')
}
