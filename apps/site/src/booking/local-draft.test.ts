import { expect, test } from 'vitest'
import { dropLocalDraft, emptyDetails, keepLocalDraft, mergeDetails, readLocalDraft } from './local-draft.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const typed = { ...emptyDetails, firstName: 'Karen', city: 'Berl', acceptsTerms: true, wantsNewsletter: true }
const hourMs = 3_600_000

test('input is restored after a reload, but no box is ticked', () => {
  const storage = memory()
  keepLocalDraft(storage, typed, 0)
  expect(readLocalDraft(storage, hourMs)).toEqual({ ...typed, acceptsTerms: false, wantsNewsletter: false })
})

test('it is deleted after a day, and after the booking', () => {
  const storage = memory()
  keepLocalDraft(storage, typed, 0)
  expect(readLocalDraft(storage, 25 * hourMs)).toBeNull()
  dropLocalDraft(storage)
  expect(readLocalDraft(storage, hourMs)).toBeNull()
})

test('a browser without storage, or with invalid data in it, has no draft', () => {
  const refusing = () => {
    throw new Error('SecurityError')
  }
  expect(readLocalDraft({ getItem: refusing }, 0)).toBeNull()
  expect(readLocalDraft({ getItem: () => '{"values":{"city":7}}' }, 0)).toBeNull()
  expect(() => keepLocalDraft({ setItem: refusing }, typed, 0)).not.toThrow()
})

test("the guest's input is never replaced by the account's details", () => {
  const account = { firstName: 'Karin', lastName: 'Müller', country: 'DE' }
  expect(mergeDetails(typed, account)).toMatchObject({
    firstName: 'Karen',
    lastName: 'Müller',
    country: 'DE',
    city: 'Berl',
  })
})
