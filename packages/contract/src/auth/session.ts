import * as v from 'valibot'
import { bearerIdentity, openSession, profile } from './shapes.ts'

/** The data about the logged-in user that a browser receives: never a token. */
export const sessionIdentity = v.object({
  permissions: v.array(v.string()),
  user: v.pick(bearerIdentity.entries.user, ['id', 'type', 'role', 'email', 'firstname', 'lastname']),
})
export type SessionIdentity = v.InferOutput<typeof sessionIdentity>

/** The account data shown on the guest site. */
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

/** A rejected account form. The code is stable; passwords are never sent back. */
export type AccountRefusal = {
  readonly code: string
  /** The invalid fields, if the refusal is about single ones. */
  readonly fields: readonly string[]
  readonly values: Readonly<Record<string, string>>
}

export type AccountAnswer = { readonly kind: 'account'; readonly form: AccountForm } & AccountRefusal
