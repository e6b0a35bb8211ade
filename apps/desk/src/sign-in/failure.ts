import { describeFailure } from '../kit/describe-failure.ts'
import { isCancelled, isKnownPasskey } from './passkey.ts'
import { words } from './words.ts'

const sentences: Readonly<Record<string, string>> = {
  'login-refused': words.loginRefused,
  'captcha-required': words.captchaFailed,
  'account-guarded': words.guarded,
  'too-many-requests': words.tooManyRequests,
  'code-refused': words.codeRefused,
  'too-many-tries': words.tooManyTries,
  'passkey-refused': words.passkeyRefused,
  'challenge-over': words.challengeOver,
  'no-passkey': words.noPasskey,
  'proof-needed': words.proofNeeded,
  'last-factor': words.lastFactor,
  'not-logged-in': words.ended,
}

export function describeSignInFailure(error: unknown): string {
  if (isKnownPasskey(error)) return words.knownPasskey
  return isCancelled(error) ? words.cancelled : describeFailure(error, sentences)
}
