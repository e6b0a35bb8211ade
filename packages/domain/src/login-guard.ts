/** Tries that failed within the last hour; a try that is under way counts until it has succeeded. */
export type FailedTries = { readonly account: number; readonly address: number }

/** Whoever mistypes is not bothered; one address may be a whole camping ground behind one router. */
const freeTries: FailedTries = { account: 3, address: 20 }
const triesPerLevel: FailedTries = { account: 10, address: 20 }

export const hardestCaptcha = 4
export const triesCountForMs = 60 * 60 * 1000

/**
 * 0: no captcha; above, each level is twice the work. Never a lock-out: that would let strangers lock others out, and
 * the hardest level still takes a browser only seconds.
 */
export function captchaLevel(tries: FailedTries): number {
  const level = (kind: keyof FailedTries): number => {
    const beyond = tries[kind] - freeTries[kind]
    return beyond < 0 ? 0 : Math.min(hardestCaptcha, 1 + Math.floor(beyond / triesPerLevel[kind]))
  }
  return Math.max(level('account'), level('address'))
}
