import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { findHeader, hasSeveralHosts } from './raw-headers.ts'

const server = createServer().listen(0, '127.0.0.1')
afterAll(() => server.close())

/** As node itself has read these lines. */
async function receive(lines: readonly string[]): Promise<IncomingMessage> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  const requested = once(server, 'request')
  socket.write(`GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  const [request, response] = await requested
  response.end()
  await text(socket)
  return request
}

const names = ['host', 'accept-encoding', 'if-none-match', 'x-forwarded-proto', 'content-length', 'cookie', 'range']

test.each([
  [['Host: a.example', 'Accept-Encoding: gzip, br']],
  [['HOST: a.example', 'if-None-Match: "a"', 'X-Forwarded-Proto: https']],
  [['Host: a.example', 'accept-encoding: gzip', 'Accept-Encoding: br', 'If-None-Match: "a"', 'if-none-match: "b"']],
  [
    [
      'Host: a.example',
      'X-Forwarded-Proto: http',
      'x-forwarded-proto: https',
      'Content-Length: 0',
      'Cookie: a=1',
      'Cookie: b=2',
    ],
  ],
  [['Host: a.example', 'Host: b.example']],
  [['Host: ', 'Accept-Encoding:']],
])('one header is what node makes of it: %j', async (lines) => {
  const request = await receive(lines)
  expect(names.map((name) => findHeader(request, name))).toEqual(names.map((name) => request.headers[name]))
})

test('a request that names two hosts is noticed, however they are written', async () => {
  expect(hasSeveralHosts(await receive(['Host: a.example', 'Accept: */*', 'HOST: b.example']))).toBe(true)
  expect(hasSeveralHosts(await receive(['Host: a.example', 'Accept: */*']))).toBe(false)
})
