import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'
import { makeChallenge } from './challenge.ts'
import { isCaptchaSolved } from './check-captcha.ts'

/** Null if no captcha is required, or a valid one was given; otherwise a refusal with the challenge. */
export async function demandCaptcha(
  level: number,
  captcha: string | null,
  context: AuthContext,
): Promise<Refusal | null> {
  if (level === 0 || (captcha !== null && (await isCaptchaSolved(captcha, level, context)))) return null
  const sentence = 'Please show that you are no program.'
  return refuse(403, 'captcha-required', sentence, { data: { captcha: await makeChallenge(level, context) } })
}
