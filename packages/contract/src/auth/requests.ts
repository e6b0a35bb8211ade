import { isCountry } from '@marram/domain/booking/country'
import { languageIds } from '@marram/domain/edition'
import { loginTargets } from '@marram/domain/login-target'
import { findPersonNameProblem, tidyPersonName } from '@marram/domain/person-name'
import * as v from 'valibot'
import { isMailAddress } from '../workers/mail-address.ts'

/** PostgreSQL rejects NUL, and a lone surrogate is not valid text. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

const line = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength),
    v.check((text) => isStorable(text) && !/\p{Cc}/u.test(text)),
  )

/** Same rule as in the booking steps, so that an account's name can be used for a booking. */
const personName = v.pipe(
  v.string(),
  v.maxLength(300),
  v.transform(tidyPersonName),
  v.check((text) => findPersonNameProblem(text) === null, 'must be a name'),
)

/** Normalises a mail address, so that each mailbox has one spelling. */
export function foldMailAddress(written: string): string {
  return written.trim().normalize('NFC').toLowerCase()
}

/** Any text within bounds: the response must not reveal whether an address is valid or known. */
const anyEmail = v.pipe(v.string(), v.maxLength(254), v.check(isStorable), v.transform(foldMailAddress))
const email = v.pipe(anyEmail, v.check(isMailAddress, 'must be a mail address'))

/** Limits only; the rules of the domain have their own messages. */
const password = v.pipe(v.string(), v.maxLength(1024), v.check(isStorable))
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/, 'must be the token of a link'))
const languageId = v.picklist(languageIds)

/** The payload of the solved challenge; null or absent if none was required. */
const captcha = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(8192))), null)

/** `POST /login/`, `/login/guest/`, `/login/owner/`. */
export const loginRequest = v.object({ email: anyEmail, password, captcha })
export type LoginRequest = v.InferInput<typeof loginRequest>

/** `POST /whoami/`; the body is optional. */
export const whoamiRequest = v.object({ loginTarget: v.optional(v.nullable(v.picklist(loginTargets)), null) })
export type WhoamiRequest = v.InferInput<typeof whoamiRequest>

/** `POST /{target}/forgot-password/`. */
export const forgotPasswordRequest = v.object({ email: anyEmail })

/** `POST /{target}/token-reset-password/`. */
export const resetPasswordRequest = v.object({
  user_id: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'must be a whole number'), v.transform(Number))]),
    v.integer(),
    v.minValue(1),
    v.maxValue(2_147_483_647),
  ),
  reset_token: token,
  password,
  password_confirm: password,
})
export type ResetPasswordRequest = v.InferInput<typeof resetPasswordRequest>

/** `POST /guest/register/`. The guest chooses the password after following the mailed link. */
export const registerRequest = v.object({
  email,
  firstname: personName,
  lastname: personName,
  languageId,
  captcha,
})
export type RegisterRequest = v.InferInput<typeof registerRequest>

/** `POST /guest/confirm-registration/`. */
export const confirmRegistrationRequest = v.object({ token, password, password_confirm: password })
export type ConfirmRegistrationRequest = v.InferInput<typeof confirmRegistrationRequest>

/** `PUT /profile/`: missing fields stay unchanged. */
export const profileChange = v.partial(
  v.object({
    firstname: personName,
    lastname: personName,
    phone: v.pipe(line(40), v.regex(/^[\d +()./-]*$/, 'must be a phone number')),
    address: line(200),
    postalCode: line(20),
    city: line(100),
    country: v.pipe(
      v.string(),
      v.check((code) => code === '' || isCountry(code), 'must be a country code such as DK'),
    ),
    languageId,
    /** Consent to mails asking for a review after a stay. */
    reviewMails: v.boolean(),
  }),
)
export type ProfileChange = v.InferInput<typeof profileChange>

/** `POST /change-password/`. */
export const changePasswordRequest = v.object({
  current_password: password,
  password,
  password_confirm: password,
})
export type ChangePasswordRequest = v.InferInput<typeof changePasswordRequest>

/** `POST /change-email/`: the link mailed to the new address confirms the change. */
export const changeEmailRequest = v.object({ email, password })
export type ChangeEmailRequest = v.InferInput<typeof changeEmailRequest>

/** `POST /confirm-email/`. */
export const confirmEmailRequest = v.object({ token })

/** `PUT /rest/v1/entities/user_metas/`: one fact about the user; null deletes it. */
export const userMetaChange = v.object({
  metaKey: v.pipe(v.string(), v.regex(/^[a-z][\w.-]{0,99}$/i, 'must be a word of letters, digits, dots and hyphens')),
  metaValue: v.nullable(v.pipe(v.string(), v.maxLength(2000), v.check(isStorable))),
})
export type UserMetaChange = v.InferInput<typeof userMetaChange>

/** `POST /sessions/end/`. */
export const endSessionRequest = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** `POST /delete-account/`: asks for the password again, because an open browser does not prove identity. */
export const deleteAccountRequest = v.object({ password })

/** `POST /captcha/`: a challenge of the difficulty that this address now requires. */
export const captchaRequest = v.object({ email: v.optional(anyEmail, '') })

/** `POST /captcha/proof/`: verifies and uses up a solved challenge; a refusal contains a new one. */
export const captchaProofRequest = v.object({ captcha })

/** `POST /bs/reset-captcha/`: the mail address to reset. */
export const resetCaptchaRequest = v.object({ subject: anyEmail })

/** `POST /bs/reset-customer-links/`. */
export const resetCustomerLinksRequest = v.object({
  customerId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
})
