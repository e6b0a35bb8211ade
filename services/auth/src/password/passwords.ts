import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from '@marram/service-kit/concurrency-limit'

export type PasswordCost = { readonly memoryKib: number; readonly passes: number }

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes the same time for null, which stands for a missing account. */
  matches(password: string, encoded: string | null): Promise<boolean>
  /** True if the hash has another cost than today's. */
  isOutdated(encoded: string): boolean
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
export const usualCost: PasswordCost = { memoryKib: 19_456, passes: 2 }

/** Each hash blocks one of the four threads that also read the site's files. */
const atOnce = 2

const derive = promisify(argon2)

type Encoded = PasswordCost & { readonly salt: Buffer; readonly tag: Buffer }

/** argon2id of the platform, written in the usual `$argon2id$…` form. */
export function createPasswords(cost: PasswordCost = usualCost): Passwords {
  const inTurn = createConcurrencyLimit(atOnce)
  const tagOf = (password: string, salt: Buffer, { memoryKib, passes }: PasswordCost): Promise<Buffer> =>
    inTurn(() =>
      derive('argon2id', {
        // Normalises, because keyboards compose letters in different ways.
        message: Buffer.from(password.normalize('NFC')),
        nonce: salt,
        parallelism: 1,
        tagLength: 32,
        memory: memoryKib,
        passes,
      }),
    )
  const dummy: Encoded = { ...cost, salt: randomBytes(16), tag: randomBytes(32) }
  return {
    async hash(password) {
      const salt = randomBytes(16)
      return encode({ ...cost, salt, tag: await tagOf(password, salt, cost) })
    },
    async matches(password, encoded) {
      const { salt, tag, ...encodedCost } = decode(encoded) ?? dummy
      return timingSafeEqual(await tagOf(password, salt, encodedCost), tag)
    },
    isOutdated(encoded) {
      const decoded = decode(encoded)
      return decoded === null || decoded.memoryKib !== cost.memoryKib || decoded.passes !== cost.passes
    },
  }
}

function encode({ memoryKib, passes, salt, tag }: Encoded): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${unpadded(salt)}$${unpadded(tag)}`
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=1\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{43})$/

function decode(encoded: string | null): Encoded | null {
  const [, memory, passes, salt, tag] = form.exec(encoded ?? '') ?? []
  if (salt === undefined || tag === undefined) return null
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
