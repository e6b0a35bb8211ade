import { type CaptchaChallenge, captchaNeeded } from '@marram/contract/auth/shapes'
import { DeskError, deskApiPath, postToSite } from '@marram/contract/desk/client'
import * as v from 'valibot'

const send: typeof fetch = (url, init) => fetch(url, init)

type Credentials = { readonly email: string; readonly password: string }

/** Solves the captcha that a refusal asks for, and tries once more if nothing else was wrong. */
export async function logIn(credentials: Credentials, challenge: CaptchaChallenge | null): Promise<void> {
  const captcha = challenge === null ? null : await solve(challenge)
  try {
    const body = { ...credentials, captcha }
    await postToSite(send, deskApiPath('session', 'login'), { body, output: v.object({ loggedIn: v.literal('ok') }) })
  } catch (error) {
    const next = challengeOf(error)
    const isOnlyCaptcha = error instanceof DeskError && error.code === 'captcha-required' && challenge === null
    if (next === null || !isOnlyCaptcha) throw error
    await logIn(credentials, next)
  }
}

/** The challenge that the next try has to solve. */
export function challengeOf(error: unknown): CaptchaChallenge | null {
  return error instanceof DeskError && v.is(captchaNeeded, error.data) ? error.data.captcha : null
}

async function solve(challenge: CaptchaChallenge): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
}
