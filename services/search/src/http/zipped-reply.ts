import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)
/** The fastest: most of what a list of numbers can lose it loses at once. */
const level = 1
const leastBytes = 1400

/** JSON, compressed if the client accepts it, unless it fits into one packet. For answers up to a megabyte. */
export async function zippedReply(request: Request, answer: unknown): Promise<Response> {
  const text = JSON.stringify(answer)
  const isTaken = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const plain = { 'content-type': 'application/json', vary: 'accept-encoding' }
  if (!isTaken || text.length < leastBytes) return new Response(text, { headers: plain })
  return new Response(new Uint8Array(await zip(text, { level })), {
    headers: { ...plain, 'content-encoding': 'gzip' },
  })
}
