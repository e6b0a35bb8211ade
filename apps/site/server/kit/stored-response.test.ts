import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storedToResponse, storeResponse } from './stored-response.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const body = Buffer.from('<p>Ein Haus am Meer</p>'.repeat(50))

test('a page is gzipped on demand for clients without brotli', async () => {
  const stored = await storeResponse(200, html, body, { quality: 5, gzipOnDemand: true })
  const request = new Request('http://de.localhost/', { headers: { 'accept-encoding': 'gzip' } })
  const response = storedToResponse(request, stored)
  const sent = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('content-length')).toBe(String(sent.length))
  expect(gunzipSync(sent).equals(body)).toBe(true)
  expect(stored.variants.gzip).toBe(stored.variants.gzip)
})

test('an incompressible body is sent uncompressed to every client', async () => {
  const stored = await storeResponse(200, { 'Content-Type': 'image/png' }, body, { quality: 5 })
  expect(stored.variants.gzip).toBe(stored.variants.identity)
  expect([stored.variants.br, stored.sizeBytes]).toEqual([stored.variants.identity, body.length])
})

const requestWith = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://de.localhost/', { method, headers })

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.9', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, br; q=0.0', null],
  ['br;q=0.000', null],
  ['br;q=0.05', 'br'],
  ['deflate', null],
  ['', null],
])('a client that accepts %j gets %s', async (accepted, encoding) => {
  const stored = await storeResponse(200, html, body, { quality: 5 })
  const { headers } = storedToResponse(requestWith({ 'accept-encoding': accepted }), stored)
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
})

test('a matching ETag gets a 304, and an error its full body', async () => {
  const stored = await storeResponse(200, html, body, { quality: 5 })
  const known = storedToResponse(requestWith({ 'if-none-match': stored.etag }), stored)
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', stored.etag])
  const other = storedToResponse(requestWith({ 'if-none-match': '"other"' }), stored)
  expect([other.status, await other.text()]).toEqual([200, body.toString()])
  const error = await storeResponse(404, html, body, { quality: 5 })
  expect(storedToResponse(requestWith({ 'if-none-match': error.etag }), error).status).toBe(404)
})

test('a page with another policy is another page', async () => {
  const etagOf = async (policy: string, text = 'page') =>
    (await storeResponse(200, { ...html, 'Content-Security-Policy': policy }, Buffer.from(text), { quality: null }))
      .etag
  expect(await etagOf('a')).toBe(await etagOf('a'))
  expect(await etagOf('a')).not.toBe(await etagOf('b'))
  expect(await etagOf('a')).not.toBe(await etagOf('a', 'other'))
  expect(await etagOf('a')).toMatch(/^"[\w-]{22}"$/)
})

test('HEAD is answered without a body', async () => {
  const stored = await storeResponse(200, html, body, { quality: 5 })
  const head = storedToResponse(requestWith({}, 'HEAD'), stored)
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', String(body.length)])
})

test('a precompressed body is sent as stored', async () => {
  const br = Buffer.from('compressed')
  const stored = await storeResponse(200, html, body, { quality: 5, br })
  expect(stored.variants.br.body).toBe(br)
  expect(stored.sizeBytes).toBe(body.length + br.length + stored.variants.gzip.body.length)
})
