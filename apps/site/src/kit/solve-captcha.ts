import type { CaptchaChallenge } from '@marram/contract/auth/shapes'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Computes until the challenge is met, yielding to the page in between. Null if the browser cannot, or takes too long.
 */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
}
