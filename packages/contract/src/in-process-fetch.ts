import type { Fetch } from './service-client.ts'

/** The reason phrase of each status, like `STATUS_CODES` of node:http. */
type Reasons = Readonly<Record<number, string | undefined>>

/** Calls a service in the same process as if over HTTP. */
export function inProcessFetch(
  handler: (request: Request) => Response | Promise<Response>,
  reasons: Reasons = {},
): Fetch {
  return async (url, init) => withReason(await handler(new Request(url, init)), reasons)
}

/** Over HTTP the server adds the reason phrase, which the error of a failed search includes. */
function withReason(reply: Response, reasons: Reasons): Response {
  const { ok, status, statusText, headers } = reply
  const reason = reasons[status]
  if (ok || statusText !== '' || reason === undefined) return reply
  return new Response(reply.body, { status, headers, statusText: reason })
}
