import { type Attack, between, noise, pick, type Random, rawRequest } from '../attack.ts'
import { endpoints, publicKey } from '../endpoints.ts'

const hosts = [
  '',
  ' ',
  'a b',
  '[::',
  '[::1]:x',
  'de.localhost:99999999',
  'de.localhost:-1',
  'DE.LOCALHOST',
  'evil.example',
  'evil.example/path',
  'evil.example?x',
  'user:pass@de.localhost',
  'xn--',
  '..',
  '%00',
  'de.localhost, en.localhost',
  'a'.repeat(5000),
  '127.0.0.1:0',
  'ﬀ.localhost',
]

/** Hosts: missing, doubled, endless, foreign, and headers that a proxy would add. */
export function hostAttack(random: Random): Attack {
  const target = pick(random, endpoints)
  const host = random() < 0.2 ? noise(random, between(random, 1, 40)).toString('latin1') : pick(random, hosts)
  const forwarded = ['X-Forwarded-Host', pick(random, hosts)] as const
  const second = random() < 0.15 ? ([['Host', 'en.localhost']] as const) : []
  const headers = [['Host', host] as const, forwarded, publicKey, ...second]
  return { kind: 'host', bytes: rawRequest({ target, headers }), isWhole: true }
}
