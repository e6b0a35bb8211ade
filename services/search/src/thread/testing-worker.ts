import { parentPort, threadId } from 'node:worker_threads'
import { createFetchLink } from './fetch-link.ts'

// Replaces the engine in tests: reports its thread, crashes, runs forever, or loses the database.
const port = parentPort
if (port === null) throw new Error('Not a thread')
const link = createFetchLink(
  {
    postMessage: (message, transfer) => port.postMessage(message, [...transfer]),
    on: (name, hear) => port.on(name, hear),
  },
  async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/crash') process.exit(1)
    if (pathname === '/spin') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    if (pathname === '/lag') port.postMessage({ kind: 'lag', since: Date.now() - Number(await request.text()) })
    if (pathname === '/current') port.postMessage({ kind: 'lag', since: null })
    if (pathname === '/program') return link.fetch(new Request('http://program/', { method: 'POST', body: 'hello' }))
    return Response.json(
      { threadId, said: request.bodyUsed ? '' : await request.text() },
      { headers: { 'x-own': 'kept' } },
    )
  },
  async (question) => ({ threadId, question: question }),
)
port.postMessage({ kind: 'ready' })
port.on('message', (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'stop') process.exit(0)
})
