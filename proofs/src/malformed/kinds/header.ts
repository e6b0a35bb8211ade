import { type Attack, between, noise, pick, type Random, rawRequest } from '../attack.ts'
import { endpoints, publicKey } from '../endpoints.ts'

const names = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Cookie',
  'Expect',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'TE',
  'Traceparent',
  'Upgrade',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Public-Key',
  'X-Request-Id',
  '__proto__',
]

const values = [
  '',
  '*',
  '"',
  ',,,,;;;q=',
  'br;q=0, gzip;q=banana',
  'bytes=-1-,5-2,99999999999999999999-',
  'Bearer ',
  'Basic %%%',
  'search=%E0%A4%A; favorites={"; consent=%00',
  'application/json; charset=utf-42',
  'multipart/form-data; boundary=',
  '100-continue',
  'h2c',
  'websocket',
  'Thu, 99 Foo 9999 99:99:99 GMT',
  '00-00000000000000000000000000000000-0000000000000000-zz',
  '192.0.2.1, ::1, not-an-address',
  'null',
  'javascript:alert(1)',
  'x'.repeat(7000),
  'a=b; '.repeat(1200),
]

/** Headers: known names with wrong values, control bytes, too many, too long, an invalid name. */
export function headerAttack(random: Random): Attack {
  const count = random() < 0.05 ? between(random, 200, 2500) : between(random, 1, 6)
  const headers = Array.from({ length: count }, () => [headerName(random), headerValue(random, count)] as const)
  const target = pick(random, endpoints)
  const key = random() < 0.7 ? [publicKey] : []
  return { kind: 'header', bytes: rawRequest({ target, headers: [...key, ...headers] }), isWhole: true }
}

function headerName(random: Random): string {
  if (random() < 0.05) return pick(random, ['', 'a b', 'x:y', 'é', 'a\0b', ' folded'])
  return pick(random, names)
}

function headerValue(random: Random, count: number): string {
  if (count > 100) return 'x'
  return random() < 0.2 ? noise(random, between(random, 1, 60)).toString('latin1') : pick(random, values)
}
