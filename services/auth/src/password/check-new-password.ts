import { findPasswordProblem, type PasswordProblem, passwordLength } from '@marram/domain/password-rule'
import { type Refusal, refuse } from '@marram/service-kit/envelope'

const sentences: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `A password has at least ${passwordLength.min} characters.`,
  'too-long': `A password has at most ${passwordLength.max} characters.`,
  'too-simple': 'This password is among the first that strangers would try.',
  'too-personal': 'A password must not be made of your name or address.',
}

type NewPassword = { readonly password: string; readonly password_confirm: string }

/** Null if the password is acceptable. */
export function refuseNewPassword(
  { password, password_confirm }: NewPassword,
  personal: readonly string[],
): Refusal | null {
  if (password.normalize('NFC') !== password_confirm.normalize('NFC')) {
    return refuse(422, 'passwords-differ', 'The two passwords are not the same.')
  }
  const problem = findPasswordProblem(password, personal)
  return problem === null ? null : refuse(422, `password-${problem}`, sentences[problem])
}
