import type { AccountRefusal } from '@marram/contract/auth/session'
import type { AccountMessages } from '@marram/i18n/messages/account/en'

/** An error of a form; `missing` is ours, every other code is the service's. */
export type Problem = Pick<AccountRefusal, 'code' | 'fields'>

const fieldOfCode: Readonly<Record<string, string>> = {
  'wrong-password': 'current_password',
  'same-email': 'email',
  'passwords-differ': 'password_confirm',
  'password-too-short': 'password',
  'password-too-long': 'password',
  'password-too-simple': 'password',
  'password-too-personal': 'password',
}

/** An unknown code of a newer service is reported as "not at the moment". */
function sentenceOf(code: string, { problems }: AccountMessages): string {
  const known = Object.entries(problems).find(([name]) => name === code)
  return known?.[1] ?? problems.unavailable
}

export function summaryOf({ code, fields }: Problem, texts: AccountMessages): string {
  if (code === 'missing') return texts.missingSummary
  // An invalid token means that the link was damaged.
  if (code === 'invalid-input' && fields.some((field) => /token|user_id/.test(field))) return texts.brokenLink.text
  return sentenceOf(code, texts)
}

/** The error message of one field, or undefined if it is valid. `names` are the form's fields. */
export function fieldProblem(
  name: string,
  { code, fields }: Problem,
  texts: AccountMessages,
  names: readonly string[],
): string | undefined {
  if (code === 'missing') return fields.includes(name) ? texts.missing : undefined
  if (code === 'invalid-input') return fields.includes(name) ? invalidText(name, texts) : undefined
  const about = fieldOfCode[code]
  // The form to delete an account calls the current password simply `password`.
  const isAbout = about === name || (code === 'wrong-password' && name === 'password' && !names.includes(about ?? ''))
  return isAbout ? sentenceOf(code, texts) : undefined
}

function invalidText(name: string, { fieldInvalid }: AccountMessages): string {
  return name === 'email' || name === 'phone' ? fieldInvalid[name] : fieldInvalid.other
}
