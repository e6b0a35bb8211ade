import { type Attack, between, noise, pick, type Random, rawRequest } from '../attack.ts'
import { endpoints, publicKey } from '../endpoints.ts'

const methods = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'LOCK',
  'M-SEARCH',
  'PURGE',
  'QUERY',
  'get',
  'FOO',
  'GET ',
  '',
  'Ünïcode',
]

/** Methods that an address does not support, unknown methods, with and without a body. */
export function methodAttack(random: Random): Attack {
  const method = pick(random, methods)
  const target = method === 'CONNECT' && random() < 0.5 ? 'evil.example:443' : pick(random, endpoints)
  const body = random() < 0.3 ? noise(random, between(random, 0, 64)) : undefined
  const bytes = rawRequest({ method, target, headers: [publicKey], ...(body && { body }) })
  return { kind: 'method', bytes, isWhole: true }
}
