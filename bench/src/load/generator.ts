import { once } from 'node:events'
import { connect } from 'node:net'
import { answerLength } from './answer-length.ts'
import { parseOrder } from './order.ts'

// Repeats one request on keep-alive connections. Run it as a separate process, so that its CPU does not count as the
// server's. It reports when it is ready and starts on a message.
const { port, request, connections, requests } = parseOrder(process.argv[2] ?? '')
let unsent = requests
let bytes = 0

function drive(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let open: Buffer = Buffer.alloc(0)
  let length: number | null = null
  const next = (): void => {
    if (unsent === 0) {
      socket.end()
      resolve()
      return
    }
    unsent -= 1
    socket.write(request)
  }
  socket.on('connect', next)
  socket.on('data', (part: Buffer) => {
    bytes += part.length
    open = open.length === 0 ? part : Buffer.concat([open, part])
    length ??= answerLength(open)
    if (length === null || open.length < length) return
    if (open.toString('latin1', 0, 12) !== 'HTTP/1.1 200' || open.length > length) {
      reject(new Error(`An answer was not the expected one: ${open.toString('latin1', 0, 200)}`))
    }
    open = Buffer.alloc(0)
    next()
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('The server closed a connection.')))
  return promise
}

const started = once(process, 'message')
process.send?.('up')
await started
const startedAt = performance.now()
await Promise.all(Array.from({ length: Math.min(connections, requests) }, drive))
process.send?.({ seconds: (performance.now() - startedAt) / 1000, bytes })
process.disconnect?.()
