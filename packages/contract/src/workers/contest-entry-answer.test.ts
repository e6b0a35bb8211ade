import { expect, test } from 'vitest'
import { judgeContestEntry } from './contest-entry-answer.ts'

const refusal = (code: string, data: object = {}) => ({ data: { error: 'No.', ...data }, meta: { code } })

test('an invalid form has a problem for each field', () => {
  const fields = [{ field: 'contest_image', code: 'too-few-pixels', limit: 800 }]
  expect(judgeContestEntry(422, refusal('form-invalid', { fields, values: {} }))).toEqual({
    problems: fields,
    failure: null,
  })
})

test.each([
  [409, refusal('contest-not-open'), 'contest-not-open'],
  [429, refusal('too-many-entries'), 'too-many-entries'],
  [429, refusal('slow-down'), 'too-many-requests'],
  [422, refusal('form-invalid', { fields: 'nonsense' }), 'unavailable'],
  [502, '<html>', 'unavailable'],
  [500, null, 'unavailable'],
])('status %i with %j is "%s"', (status, body, failure) => {
  expect(judgeContestEntry(status, body)).toEqual({ problems: [], failure })
})
