import { type Attack, between, noise, pick, type Random, rawRequest } from '../attack.ts'
import { endpoints, publicKey } from '../endpoints.ts'

const crumbs = [
  '%',
  '%E0%A4%A',
  '%00',
  '%0d%0aSet-Cookie:x=1',
  '%2e%2e%2f',
  '..%5c..%5c',
  '../../etc/passwd',
  '%C0%AE%C0%AE/',
  '%ED%A0%80',
  '//evil.example/',
  '/\\evil.example',
  ';a=b',
  '__proto__',
  'constructor/prototype',
  '%25%32%65',
  '{$name}',
  '$',
  '*',
  '?',
  '?ePassCache=1',
  '?a[]=1&a[b]=%',
  '?__proto__[x]=1',
  '?w=-1&h=1e9&format=exe',
  '?w=99999999999999999999',
  '?query=%7B__schema%7Btypes%7Bname%7D%7D%7D',
  '?query=%7B',
  '?query=%7Ba%7D&variables=%7B',
  '#fragment',
  '.json',
  '.%00.js',
  '/_payload.json',
  '/_payload.json/',
  'æøåäöüß',
  '%F0%9F%8F%96',
]

const wholeTargets = ['*', 'http://', 'http://evil.example/', '//', '///', 'ftp://x/', 'a', '?', 'http://[::1', '/%']

/** Paths: encoded tricks, traversal, other hosts, parameters of wrong types, endless ones. */
export function pathAttack(random: Random): Attack {
  const form = between(random, 0, 9)
  const target = form === 0 ? pick(random, wholeTargets) : form === 1 ? long(random) : spoilt(random)
  return { kind: 'path', bytes: rawRequest({ target, headers: [publicKey] }), isWhole: true }
}

function spoilt(random: Random): string {
  const endpoint: string = pick(random, endpoints)
  const at = between(random, 0, endpoint.length)
  const extra = random() < 0.2 ? noise(random, between(random, 1, 12)).toString('latin1') : pick(random, crumbs)
  return `/${endpoint.slice(1, at)}${random() < 0.3 ? endpoint.toUpperCase() : ''}${extra}${endpoint.slice(at)}`
}

function long(random: Random): string {
  return `${pick(random, endpoints)}${pick(random, ['a', '/a', '%41', '&a=1', '../']).repeat(between(random, 200, 9000))}`
}
