import { randomInt } from 'node:crypto'
import type { CaptchaChallenge } from '@marram/contract/auth/shapes'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { AuthContext, CaptchaEffort } from '../deps.ts'

/** Half a second on a small laptop, a second and a half on an old phone; eight times that at the hardest level. */
export const usualEffort: CaptchaEffort = { rounds: 600, cost: 1000 }

export const challengeLastsMs = 10 * 60 * 1000

type Context = Pick<AuthContext, 'now' | 'secret' | 'captchaEffort'>

/** Creates a proof of work, signed together with its level. */
export async function makeChallenge(level: number, context: Context): Promise<CaptchaChallenge> {
  const { rounds, cost } = context.captchaEffort
  const max = rounds * 2 ** (level - 1)
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(Math.ceil(max / 2), max + 1),
    data: { level },
    deriveKey,
    expiresAt: new Date(context.now().getTime() + challengeLastsMs),
    ...(await captchaSecrets(context)),
  })
  if (signature === undefined) throw new Error('A challenge came without its signature.')
  return { parameters: { ...parameters }, signature }
}

export async function captchaSecrets({ secret }: Pick<Context, 'secret'>) {
  return {
    hmacSignatureSecret: (await secret('captcha')).toString('hex'),
    hmacKeySignatureSecret: (await secret('captcha-key')).toString('hex'),
  }
}
