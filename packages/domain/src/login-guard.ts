/** Tries that failed within the last hour; a try that is under way counts until it has succeeded. */
export type FailedTries = { readonly account: number; readonly address: number }

/** Whoever mistypes is not bothered; one address may be a whole camping ground behind one router. */
const freeTries: FailedTries = { account: 3, address: 20 }
const triesPerLevel: FailedTries = { account: 4, address: 20 }

export const hardestCaptcha = 6
export const triesCountForMs = 60 * 60 * 1000

/**
 * Passwords of one account that are looked at in an hour. Beyond it only its owner gets further: from a network where
 * the account was entered before, which has a count of its own, or by the link in a mail.
 */
export const guessesPerHour = 25

/** How long a network counts as one of the owner's after the last login there. */
export const networkKnownForMs = 90 * 24 * 60 * 60 * 1000

/** 0: no captcha; above, each level is twice the work, up to some ten seconds of a browser. */
export function captchaLevel(tries: FailedTries): number {
  const level = (kind: keyof FailedTries): number => {
    const beyond = tries[kind] - freeTries[kind]
    return beyond < 0 ? 0 : Math.min(hardestCaptcha, 1 + Math.floor(beyond / triesPerLevel[kind]))
  }
  return Math.max(level('account'), level('address'))
}

/** Whether one more password of this account may be looked at. */
export function mayGuess({ account }: Pick<FailedTries, 'account'>): boolean {
  return account < guessesPerHour
}
