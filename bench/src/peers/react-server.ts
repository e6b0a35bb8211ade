import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { pageElements } from './page-elements.ts'

// The plainest server that renders a page with React: no data, no router, no components, no headers, no compression.
const [file = ''] = process.argv.slice(2)
const elements = pageElements(readFileSync(file, 'utf8'))

function render(to: ServerResponse | PassThrough, onReady = () => {}): void {
  const { pipe } = renderToPipeableStream(elements(), {
    onAllReady() {
      onReady()
      pipe(to)
    },
  })
}

const once = new PassThrough()
render(once)
// The load generator counts bytes; a page that is always the same may say its length.
const { length } = await buffer(once)
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': length }
const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  render(response, () => response.writeHead(200, headers))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.stdout.write(`port ${address.port}\n`)
})
