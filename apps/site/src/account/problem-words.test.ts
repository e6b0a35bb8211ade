import { account as texts } from '@marram/i18n/messages/account/en'
import { expect, test } from 'vitest'
import { fieldProblem, summaryOf } from './problem-words.ts'

const names = ['current_password', 'password', 'password_confirm']

test('what is wrong with a new password is said at the field that has to change', () => {
  const at = (code: string) => names.filter((name) => fieldProblem(name, { code, fields: [] }, texts, names))
  expect(at('password-too-short')).toEqual(['password'])
  expect(at('passwords-differ')).toEqual(['password_confirm'])
  expect(at('wrong-password')).toEqual(['current_password'])
  expect(at('login-refused')).toEqual([])
})

test('a wrong password is said at the only field that there is', () => {
  const problem = { code: 'wrong-password', fields: [] }
  expect(fieldProblem('password', problem, texts, ['password'])).toBe(texts.problems['wrong-password'])
})

test('a broken link, a word of a newer service and a missing field each get a sentence of their own', () => {
  expect(summaryOf({ code: 'invalid-input', fields: ['reset_token'] }, texts)).toBe(texts.brokenLink.text)
  expect(summaryOf({ code: 'never-heard-of', fields: [] }, texts)).toBe(texts.problems.unavailable)
  expect(summaryOf({ code: 'missing', fields: ['email'] }, texts)).toBe(texts.missingSummary)
  expect(fieldProblem('email', { code: 'invalid-input', fields: ['email'] }, texts, names)).toContain(
    'karen@example.org',
  )
})
