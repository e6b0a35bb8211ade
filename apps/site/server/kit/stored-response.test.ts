import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storedToResponse, storeResponse } from './stored-response.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const body = Buffer.from('<p>Ein Haus am Meer</p>'.repeat(50))

test('a page whose gzip is made on demand is sent in it to who takes nothing better', async () => {
  const stored = await storeResponse(200, html, body, { quality: 5, gzipOnDemand: true })
  const request = new Request('http://de.localhost/', { headers: { 'accept-encoding': 'gzip' } })
  const response = storedToResponse(request, stored)
  const sent = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(response.headers.get('content-length')).toBe(String(sent.length))
  expect(gunzipSync(sent).equals(body)).toBe(true)
  expect(stored.variants.gzip).toBe(stored.variants.gzip)
})

test('what does not compress is sent as it is, whatever the caller takes', async () => {
  const stored = await storeResponse(200, { 'Content-Type': 'image/png' }, body, { quality: 5 })
  expect(stored.variants.gzip).toBe(stored.variants.identity)
  expect([stored.variants.br, stored.sizeBytes]).toEqual([stored.variants.identity, body.length])
})

test('a body that is compressed better is the same page in fewer bytes', async () => {
  const page = Buffer.from(Array.from({ length: 2000 }, (_, index) => `<p>Haus ${(index * 7919) % 1009}</p>`).join(''))
  const stored = await storeResponse(200, html, page, { quality: 1, gzipOnDemand: true })
  const before = stored.variants.br.body.length
  await stored.compressBetter?.(9)
  const { headers, body: better } = stored.variants.br
  expect(better.length).toBeLessThan(before)
  expect(headers).toContain(String(better.length))
  expect(brotliDecompressSync(better).equals(page)).toBe(true)
})
