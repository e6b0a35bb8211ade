import { expect, test } from 'vitest'
import { checkContestEntry } from './contest-entry.ts'

const filled = {
  userEmail: 'jens@example.dk',
  userEmailConfirm: 'jens@example.dk',
  userName: 'Jens Holm',
  imageTitle: 'Solen går ned',
  imageText: 'Ved Grærup,\nden sidste aften.',
}
const problemsOf = (change: Partial<typeof filled>) => checkContestEntry({ ...filled, ...change }).problems

test('a valid entry is accepted unchanged', () => {
  expect(checkContestEntry(filled)).toEqual({ values: filled, problems: [] })
})

test('the text is optional, the repeated address is case-insensitive', () => {
  expect(problemsOf({ imageText: '', userEmailConfirm: ' JENS@example.dk ' })).toEqual([])
})

test.each([
  [{ userEmail: '' }, { field: 'userEmail', code: 'missing' }],
  [{ userEmail: 'jens@' }, { field: 'userEmail', code: 'not-an-email' }],
  [{ userEmailConfirm: '' }, { field: 'userEmailConfirm', code: 'missing' }],
  [{ userEmailConfirm: 'jens@example.de' }, { field: 'userEmailConfirm', code: 'emails-differ' }],
  [{ userName: '  ' }, { field: 'userName', code: 'missing' }],
  [{ userName: 'www.example.org' }, { field: 'userName', code: 'not-a-name' }],
  [{ userName: 'a'.repeat(121) }, { field: 'userName', code: 'too-long', limit: 120 }],
  [{ imageTitle: '\u0000' }, { field: 'imageTitle', code: 'missing' }],
  [{ imageTitle: 'a'.repeat(81) }, { field: 'imageTitle', code: 'too-long', limit: 80 }],
  [{ imageText: 'a'.repeat(1001) }, { field: 'imageText', code: 'too-long', limit: 1000 }],
])('%j is rejected by name', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem])
})

test('a title has one line, and no direction marks', () => {
  const { values } = checkContestEntry({ ...filled, imageTitle: ' Sol\r\nog\u202e  vind\u0007 ' })
  expect(values.imageTitle).toBe('Sol og vind')
})
