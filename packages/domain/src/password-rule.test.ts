import { expect, test } from 'vitest'
import { findPasswordProblem } from './password-rule.ts'

const karen = ['karen.holm@example.org', 'Karen', 'Holm']

test.each([
  ['dynen ved havet', null],
  ['xK9#mm2!qq', null],
  ['blåbærgrød på terrassen', null],
  ['karen cykler altid hjem', null],
  ['passwords are a nuisance', null],
  ['kort', 'too-short'],
  ['ninechars', 'too-short'],
  ['💧💧💧💧💧', 'too-short'],
  ['a'.repeat(129), 'too-long'],
  ['aaaaaaaaaaaa', 'too-simple'],
  ['1234567890', 'too-simple'],
  ['abcdefghijkl', 'too-simple'],
  ['Passwort2027', 'too-simple'],
  ['Sommerhus123!', 'too-simple'],
  ['password password', 'too-simple'],
  ['karenholm99', 'too-personal'],
  ['Karen.Holm@example.org', 'too-personal'],
  ['KarenKaren2027', 'too-personal'],
])('%j is judged %s', (password, problem) => {
  expect(findPasswordProblem(password, karen)).toBe(problem)
})

test('short or empty names forbid nothing', () => {
  expect(findPasswordProblem('dynen ved havet', ['', 'Bo', 'a@b.dk'])).toBeNull()
})
