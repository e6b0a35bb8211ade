import { randomFrom } from '../random.ts'
import { type Attack, pick, type Random } from './attack.ts'
import { bodyAttack } from './kinds/body.ts'
import { graphqlAttack } from './kinds/graphql.ts'
import { headerAttack } from './kinds/header.ts'
import { hostAttack } from './kinds/host.ts'
import { methodAttack } from './kinds/method.ts'
import { pathAttack } from './kinds/path.ts'
import { searchAttack } from './kinds/search.ts'
import { valueAttack } from './kinds/value.ts'
import { wireAttack } from './kinds/wire.ts'

const kinds: readonly ((random: Random) => Attack)[] = [
  pathAttack,
  pathAttack,
  hostAttack,
  headerAttack,
  bodyAttack,
  methodAttack,
  valueAttack,
  valueAttack,
  wireAttack,
  graphqlAttack,
  searchAttack,
]

/** Deterministic per seed. */
export function* generateAttacks(seed: number, count: number): Generator<Attack, void> {
  const random = randomFrom(seed)
  for (let n = 0; n < count; n++) yield fromClient(n, pick(random, kinds)(random))
}

/**
 * Each request comes from a different client address, as far as a program that trusts its proxy can tell: otherwise the
 * rate limit would answer most of them. Requests that are malformed on the wire stay unchanged.
 */
function fromClient(n: number, attack: Attack): Attack {
  const firstLine = attack.bytes.indexOf('\r\n')
  if (attack.kind === 'wire' || firstLine === -1) return attack
  const address = `\r\nX-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const { bytes } = attack
  return {
    ...attack,
    bytes: Buffer.concat([bytes.subarray(0, firstLine), Buffer.from(address), bytes.subarray(firstLine)]),
  }
}
