/** Failed tries of the last hour, and tries in progress. */
export type FailedTries = { readonly account: number; readonly address: number }

/** Allows for typing errors; one IP address may be a whole camping ground behind a router. */
const freeTries: FailedTries = { account: 3, address: 20 }
const triesPerLevel: FailedTries = { account: 4, address: 20 }

export const hardestCaptcha = 6
export const triesCountForMs = 60 * 60 * 1000

/**
 * Password checks per account and hour. Above it, only two ways are left: a network from which the account was entered
 * before, which has its own count, or the link in a mail.
 */
export const guessesPerHour = 25

/** A network stays known for this long after the last login from it. */
export const networkKnownForMs = 90 * 24 * 60 * 60 * 1000

/** 0: no captcha. Each further level doubles the work, up to about ten seconds in a browser. */
export function captchaLevel(tries: FailedTries): number {
  const level = (kind: keyof FailedTries): number => {
    const beyond = tries[kind] - freeTries[kind]
    return beyond < 0 ? 0 : Math.min(hardestCaptcha, 1 + Math.floor(beyond / triesPerLevel[kind]))
  }
  return Math.max(level('account'), level('address'))
}

/** True while another password of this account may be checked. */
export function mayGuess({ account }: Pick<FailedTries, 'account'>): boolean {
  return account < guessesPerHour
}
