import { randomFrom } from '../random.ts'
import { type Attack, pick, type Random } from './attack.ts'
import { bodyAttack } from './kinds/body.ts'
import { headerAttack } from './kinds/header.ts'
import { hostAttack } from './kinds/host.ts'
import { methodAttack } from './kinds/method.ts'
import { pathAttack } from './kinds/path.ts'
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
]

/** The same attacks for the same seed. */
export function* generateAttacks(seed: number, count: number): Generator<Attack, void> {
  const random = randomFrom(seed)
  for (let n = 0; n < count; n++) yield pick(random, kinds)(random)
}
