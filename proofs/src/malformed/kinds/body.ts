import { gzipSync } from 'node:zlib'
import { type Attack, between, noise, pick, type Random, rawRequest } from '../attack.ts'
import { bodyEndpoints, endpoints, publicKey } from '../endpoints.ts'

const bodies: readonly (Buffer | string)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"token":1}',
  '{"token":{"toString":null}}',
  '{"token":"x","__proto__":{"admin":true}}',
  '{"token":"\\ud800"}',
  '\ufeff{"token":"x"}',
  '{"lodgingId":-1}',
  '{"lodgingId":1e99}',
  '{"query":1}',
  '{"query":"{"}',
  '{"query":"{ a { b { c } } }"}',
  '{"query":"query($a: Int!) { a }","variables":{"a":"x"}}',
  '{"query":"{ __typename }","operationName":"none"}',
  '{"query":"{ __typename }","variables":[1]}',
  '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
  '[{"query":"{ __typename }"},{"query":"{ __typename }"}]',
  '{"query":"subscription { x }"}',
  '{"query":"mutation { x }"}',
  `{"query":"${'{a'.repeat(3000)}"}`,
  `{"query":"query { ${'a:__typename '.repeat(2000)} }"}`,
  `{"query":"fragment F on Query { ...F } query { ...F }"}`,
  '['.repeat(50_000),
  `{"token":"${'x'.repeat(60_000)}"}`,
  'a=b&c=%zz',
  '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{\r\n--x--',
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  gzipSync('{"token":"x"}'),
]

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/graphql',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'image/png',
  '',
  ';;;',
]

/** Bodies: not JSON, JSON of a wrong shape, senseless queries, wrong encoding, oversized. */
export function bodyAttack(random: Random): Attack {
  const target: string = pick(random, random() < 0.8 ? bodyEndpoints : endpoints)
  const method = pick(random, ['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'GET'])
  const headers: (readonly [string, string])[] = [['Content-Type', pick(random, types)], publicKey]
  if (random() < 0.1) headers.push(['Content-Encoding', pick(random, ['gzip', 'br', 'deflate', 'zstd', 'x'])])
  const body = chooseBody(random)
  if (random() < 0.1) return chunked(random, { method, target, headers, body })
  return { kind: 'body', bytes: rawRequest({ method, target, headers, body }), isWhole: true }
}

function chooseBody(random: Random): Buffer | string {
  const form = random()
  if (form < 0.01) return Buffer.alloc(between(random, 1_048_000, 1_600_000), 'a')
  return form < 0.2 ? noise(random, between(random, 1, 400)) : pick(random, bodies)
}

type Parts = { method: string; target: string; headers: readonly (readonly [string, string])[]; body: Buffer | string }

/** Chunks with false sizes; without a proper last chunk the server waits for more. */
function chunked(random: Random, { method, target, headers, body }: Parts): Attack {
  const end = pick(random, ['0\r\n\r\n', '', 'zz\r\n', '-1\r\n', 'fffffffffffffffff\r\n', '0\r\nTrailer: x\r\n\r\n'])
  const size = pick(random, [Buffer.byteLength(body).toString(16), '1', 'g', '0x5', '5;ext="'])
  const wrapped = Buffer.concat([Buffer.from(`${size}\r\n`), Buffer.from(body), Buffer.from(`\r\n${end}`)])
  const bytes = rawRequest({ method, target, headers: [...headers, ['Transfer-Encoding', 'chunked']], body: wrapped })
  return { kind: 'body', bytes, isWhole: false }
}
