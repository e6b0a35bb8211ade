import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { parseStoredAnswer } from './answer.ts'

// The simplest server for these bytes, as the baseline of a cached page.
const [file = ''] = process.argv.slice(2)
const { headers, body } = parseStoredAnswer(readFileSync(file, 'utf8'))

const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.stdout.write(`port ${address.port}\n`)
})
