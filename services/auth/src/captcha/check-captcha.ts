import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { AuthContext } from '../deps.ts'
import { hashToken } from '../token.ts'
import { captchaSecrets } from './challenge.ts'

const payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
      data: v.object({ level: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

type Context = Pick<AuthContext, 'db' | 'now' | 'secret'>

/** True if the captcha is solved, unexpired, hard enough and unused. The check uses it up. */
export async function isCaptchaSolved(captcha: string, level: number, context: Context): Promise<boolean> {
  const decoded = decode(captcha)
  if (decoded === null) return false
  const { challenge, solution } = decoded
  const { expiresAt, data } = challenge.parameters
  const expiry = new Date(expiresAt * 1000)
  if (data.level < level || !(expiry > context.now())) return false
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await captchaSecrets(context)) })
  if (!verified) return false
  const used = await context.db
    .insertInto('captcha_used')
    .values({ token_hash: hashToken(challenge.signature), expires_at: expiry })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n
}

function decode(captcha: string): v.InferOutput<typeof payload> | null {
  try {
    const parsed = v.safeParse(payload, JSON.parse(Buffer.from(captcha, 'base64').toString()))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
