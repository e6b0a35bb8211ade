import { account as texts } from '@marram/i18n/messages/account/en'
import { expect, test } from 'vitest'
import { fieldProblem, summaryOf } from './problem-words.ts'

const names = ['current_password', 'password', 'password_confirm']

test('an error of a new password is shown at the field that has to change', () => {
  const at = (code: string) => names.filter((name) => fieldProblem(name, { code, fields: [] }, texts, names))
  expect(at('password-too-short')).toEqual(['password'])
  expect(at('passwords-differ')).toEqual(['password_confirm'])
  expect(at('wrong-password')).toEqual(['current_password'])
  expect(at('login-refused')).toEqual([])
})

test("an error of the current password is shown at the form's only field", () => {
  const problem = { code: 'wrong-password', fields: [] }
  expect(fieldProblem('password', problem, texts, ['password'])).toBe(texts.problems['wrong-password'])
})

test('a broken link, an unknown code of a newer service and a missing field each get their own sentence', () => {
  expect(summaryOf({ code: 'invalid-input', fields: ['reset_token'] }, texts)).toBe(texts.brokenLink.text)
  expect(summaryOf({ code: 'never-heard-of', fields: [] }, texts)).toBe(texts.problems.unavailable)
  expect(summaryOf({ code: 'missing', fields: ['email'] }, texts)).toBe(texts.missingSummary)
  expect(fieldProblem('email', { code: 'invalid-input', fields: ['email'] }, texts, names)).toContain(
    'karen@example.org',
  )
})
