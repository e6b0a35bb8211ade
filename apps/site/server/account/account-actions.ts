import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError, UnsupportedTargetError } from '@marram/contract/auth/errors'
import type { AccountForm } from '@marram/contract/auth/session'
import { editionByKey } from '@marram/domain/edition'
import { findLoginTarget } from '@marram/domain/login-target'
import { returnTarget } from '@marram/domain/return-target'
import type { EditionKey } from '@marram/i18n/edition-key'
import { readProfileChange } from './profile-fields.ts'

export type SentForm = {
  readonly auth: AuthClient
  readonly edition: EditionKey
  readonly token: string | null
  /** What was written in a field; empty if there is none. */
  readonly text: (name: string) => string
}

/** What a form has done, and where its sender goes on. */
export type Outcome = {
  readonly next: string
  /** The token to keep from now on; null ends the session here. */
  readonly token?: string | null
}

export type AccountAction = (form: SentForm) => Promise<Outcome>

const home = '/account/'

export const accountActions: Readonly<Record<AccountForm, AccountAction>> = {
  async login({ auth, token, text }) {
    const captcha = text('captcha') || null
    // Staff have no door of their own and use the general one.
    const target = text('door') === 'staff' ? null : 'guest'
    const next = await auth.login({ email: text('email'), password: text('password'), captcha }, target)
    // The previous session of this browser ends, and a planted token is useless.
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
    return { token: await auth.resetPassword({ ...link, ...passwords }, target), next: `${home}?done=password` }
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
