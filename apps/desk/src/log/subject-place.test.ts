import { expect, test } from 'vitest'
import { subjectPlace } from './subject-place.ts'

const placeOf = (subject: string, state?: string, subjectName: string | null = null) =>
  subjectPlace({ subject, subjectName, after: state === undefined ? {} : { state } })

test.each([
  ['booking 413224817', undefined, '/desk/bookings/413224817/'],
  ['role front-desk', undefined, '/desk/people/roles/?open=front-desk'],
  ['house B1001', undefined, '/desk/houses/B1001/'],
  ['question 5', 'answered', '/desk/messages/?state=answered&open=5'],
  ['form 0f', 'held', '/desk/messages/?state=held&open=0f&kind=forms'],
  ['sms 7c', 'waiting', '/desk/outbox/?way=sms&open=7c'],
  ['review 3', 'public', '/desk/moderation/?kind=reviews&stage=published&open=3'],
  ['review photo 3', 'waiting', '/desk/moderation/?kind=photos&stage=waiting&open=3'],
  ['error 0f', undefined, '/desk/system/?part=errors&state=done&open=0f'],
  ['contest entry 9', 'rejected', '/desk/moderation/?kind=contest&stage=refused&open=9'],
])('%s (%s) is found at %s', (subject, state, href) => {
  expect(placeOf(subject, state)?.href).toBe(href)
})

test.each([
  'guest without account',
  'bank statement',
  'deferred period 4',
  'view of bookings',
  'house 17',
  'user 12',
  '',
])('%j has no page', (subject) => {
  expect(placeOf(subject)).toBeNull()
})

test('members of staff have a page, guests have none', () => {
  expect(placeOf('user 12', undefined, 'Anna Holm')?.href).toBe('/desk/people/12/')
})

test('a subject cannot leave its page', () => {
  expect(placeOf('user ../../x?y', undefined, 'Anna Holm')?.href).toBe('/desk/people/..%2F..%2Fx%3Fy/')
})
