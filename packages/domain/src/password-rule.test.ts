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
  ['michael123', 'too-simple'],
  ['P@ssw0rd2026', 'too-simple'],
  ['1qaz2wsx3edc', 'too-simple'],
  ['1QAZ2wsx3EDC!', 'too-simple'],
  ['qwertzuiop1', 'too-simple'],
  ['0987654321', 'too-simple'],
  ['abc123abc123', 'too-simple'],
  ['Sommer2026!!', 'too-simple'],
  ['München1860', 'too-simple'],
  ['2026Winter2026', 'too-simple'],
  ['L3tm31n!2026', 'too-simple'],
  ['ilovemichael', 'too-simple'],
  ['Fodbold-Fodbold', 'too-simple'],
  ['!!!jessica!!!', 'too-simple'],
  ['K4renH0lm2026', 'too-personal'],
  ['correct horse battery staple', null],
  ['summer in the dunes at noon', null],
  ['7 kleine Heringe schwimmen', null],
  ['qwerty is where I begin to type', null],
  ['karenholm99', 'too-personal'],
  ['Karen.Holm@example.org', 'too-personal'],
  ['KarenKaren2027', 'too-personal'],
])('%j is %s', (password, problem) => {
  expect(findPasswordProblem(password, karen)).toBe(problem)
})

test('short or empty personal words forbid nothing', () => {
  expect(findPasswordProblem('dynen ved havet', ['', 'Bo', 'a@b.dk'])).toBeNull()
})
