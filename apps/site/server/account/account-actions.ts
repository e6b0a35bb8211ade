import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError, UnsupportedTargetError } from '@marram/contract/auth/errors'
import type { ProfileChange } from '@marram/contract/auth/requests'
import type { AccountForm } from '@marram/contract/auth/session'
import { isStaffIdentity } from '@marram/contract/auth/shapes'
import { editionByKey } from '@marram/domain/edition'
import { findLoginTarget } from '@marram/domain/login-target'
import { returnTarget } from '@marram/domain/return-target'
import type { EditionKey } from '@marram/i18n/edition-key'

export type SentForm = {
  readonly auth: AuthClient
  readonly edition: EditionKey
  readonly token: string | null
  /** Returns the value of a field, or an empty string if the form lacks it. */
  readonly text: (name: string) => string
}

/** Outcome of a form and the page to redirect to. */
export type Outcome = {
  readonly next: string
  /** The new session token; null ends the session in this browser. */
  readonly token?: string | null
}

export type AccountAction = (form: SentForm) => Promise<Outcome>

const home = '/account/'
const profileTexts = ['firstname', 'lastname', 'phone', 'address', 'postalCode', 'city', 'country'] as const
const profileLanguages = [1, 2, 7] as const

export const accountActions: Readonly<Record<AccountForm, AccountAction>> = {
  async login({ auth, token, text }) {
    const captcha = text('captcha') || null
    // Staff use the general login page.
    const target = text('door') === 'staff' ? null : 'guest'
    const next = await auth.login({ email: text('email'), password: text('password'), captcha }, target)
    // Ends the previous session of this browser, which also makes a planted token useless.
    if (token !== null) await auth.logout(token).catch(ignoreStranger)
    return { token: next, next: returnTarget(text('next'), home) }
  },
  async register({ auth, edition, text }) {
    const { languageId } = editionByKey(edition)
    const captcha = text('captcha') || null
    const [email, firstname, lastname] = [text('email'), text('firstname'), text('lastname')]
    await auth.register({ email, firstname, lastname, languageId, captcha })
    return { next: '/account/register/?sent=1' }
  },
  async confirm({ auth, text }) {
    const passwords = { password: text('password'), password_confirm: text('password_confirm') }
    return {
      token: await auth.confirmRegistration({ token: text('token'), ...passwords }),
      next: `${home}?done=confirmed`,
    }
  },
  async 'forgot-password'({ auth, text }) {
    await auth.forgotPassword(text('email'), text('target') || 'guest')
    return { next: '/account/forgot-password/?sent=1' }
  },
  async 'reset-password'({ auth, text }) {
    const target = findLoginTarget(text('target') || 'guest')
    if (target === null) throw new UnsupportedTargetError()
    const passwords = { password: text('password'), password_confirm: text('password_confirm') }
    const link = { user_id: text('user_id'), reset_token: text('reset_token') }
    const token = await auth.resetPassword({ ...link, ...passwords }, target)
    // Somebody invited as staff goes on to the second factor.
    const isStaff = isStaffIdentity(await auth.identify(token))
    return { token, next: isStaff ? '/desk/' : `${home}?done=password` }
  },
  async profile({ auth, token, text }) {
    await auth.changeProfile(token, readProfileChange(text))
    return { next: '/account/profile/?saved=1' }
  },
  async password({ auth, token, text }) {
    const passwords = { password: text('password'), password_confirm: text('password_confirm') }
    const changed = await auth.changePassword(token, { current_password: text('current_password'), ...passwords })
    return { token: changed, next: `${home}?done=password` }
  },
  async email({ auth, token, text }) {
    await auth.changeEmail(token, { email: text('email'), password: text('password') })
    return { next: '/account/email/?sent=1' }
  },
  async 'confirm-email'({ auth, token, text }) {
    return { token: await auth.confirmEmail(token, text('token')), next: `${home}?done=email` }
  },
  async 'end-session'({ auth, token, text }) {
    await auth.endSession(token, text('id'))
    return { next: '/account/profile/?ended=1' }
  },
  async delete({ auth, token, text }) {
    await auth.deleteAccount(token, text('password'))
    return { token: null, next: '/account/login/?done=deleted' }
  },
}

function ignoreStranger(error: unknown): void {
  if (!(error instanceof NotLoggedInError)) throw error
}

/** Reads every field of the form; the service validates them. */
function readProfileChange(text: SentForm['text']): ProfileChange {
  const languageId = profileLanguages.find((known) => String(known) === text('languageId'))
  return {
    ...Object.fromEntries(profileTexts.map((name) => [name, text(name)])),
    ...(languageId !== undefined && { languageId }),
    // Browsers omit an unchecked box; the hidden field beside it tells if the form has one.
    ...(text('hasReviewMails') !== '' && { reviewMails: text('reviewMails') !== '' }),
  }
}
