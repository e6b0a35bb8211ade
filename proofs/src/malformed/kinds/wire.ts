import { type Attack, between, noise, pick, type Random } from '../attack.ts'
import { endpoints } from '../endpoints.ts'

/** These must be followed by a reply or a close. */
const whole = [
  'NONSENSE\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 2\r\n\r\nab',
  'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'GET http://user:pass@de.localhost/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabcGARBAGE',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
]

/** Bytes that are not HTTP, or stop being HTTP half way. */
export function wireAttack(random: Random): Attack {
  const form = between(random, 0, 3)
  if (form === 0) return { kind: 'wire', bytes: Buffer.from(pick(random, whole), 'latin1'), isWhole: true }
  if (form === 1) return { kind: 'wire', bytes: noise(random, between(random, 1, 2000)), isWhole: false }
  if (form === 2) return { kind: 'wire', bytes: brokenOff(random), isWhole: false }
  return { kind: 'wire', bytes: flipped(random), isWhole: false }
}

function request(random: Random): string {
  const target = pick(random, endpoints)
  return `POST ${target} HTTP/1.1\r\nHost: de.localhost\r\nX-Public-Key: marram-demo\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"token":"half a bo`
}

function brokenOff(random: Random): Buffer {
  const text = request(random)
  return Buffer.from(text.slice(0, between(random, 1, text.length)))
}

function flipped(random: Random): Buffer {
  const bytes = Buffer.from(request(random))
  for (let flips = between(random, 1, 8); flips > 0; flips--) {
    bytes[between(random, 0, bytes.length - 1)] = between(random, 0, 255)
  }
  return bytes
}
