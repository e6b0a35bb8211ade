import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'
import { makeChallenge } from './challenge.ts'
import { isCaptchaSolved } from './check-captcha.ts'

/** Null if none is due, or a good one was given; otherwise a refusal that brings the challenge along. */
export async function demandCaptcha(
  level: number,
  captcha: string | null,
  context: AuthContext,
): Promise<Refusal | null> {
  if (level === 0 || (captcha !== null && (await isCaptchaSolved(captcha, level, context)))) return null
  const sentence = 'Please show that you are no program.'
  return refuse(403, 'captcha-required', sentence, { data: { captcha: await makeChallenge(level, context) } })
}
