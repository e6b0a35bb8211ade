import * as v from 'valibot'
import { bearerIdentity, openSession, profile } from './shapes.ts'

/** What the site's server tells a browser about the logged-in user: never a token. */
export const sessionIdentity = v.object({
  permissions: v.array(v.string()),
  user: v.pick(bearerIdentity.entries.user, ['id', 'type', 'role', 'email', 'firstname', 'lastname']),
})
export type SessionIdentity = v.InferOutput<typeof sessionIdentity>

/** What the pages of the guest site show of somebody. */
export const accountView = v.object({ ...sessionIdentity.entries, profile, sessions: v.array(openSession) })
export type AccountView = v.InferOutput<typeof accountView>

export const accountForms = [
  'login',
  'register',
  'confirm',
  'forgot-password',
  'reset-password',
  'profile',
  'password',
  'email',
  'confirm-email',
  'delete',
  'end-session',
] as const
export type AccountForm = (typeof accountForms)[number]

/** A form of an account that was not taken. The code is a stable word of the service; passwords never come back. */
export type AccountRefusal = {
  readonly code: string
  /** The fields it is about, where it is about single ones. */
  readonly fields: readonly string[]
  readonly values: Readonly<Record<string, string>>
}

export type AccountAnswer = { readonly kind: 'account'; readonly form: AccountForm } & AccountRefusal
