import { expect, test } from 'vitest'
import { readHint, readLegacyLogin } from './session-cookies.ts'

const legacy = (value: unknown) => readLegacyLogin(`login=${encodeURIComponent(JSON.stringify(value))}; consent=1`)

test('the login state is read from the hint beside the token', () => {
  expect(readHint('favorites=1.2; signed-in=ab12; consent=x')).toBe('ab12')
  expect(readHint('not-signed-in=ab12')).toBeNull()
  expect(readHint('signed-in=')).toBeNull()
})

// spec: entity Old-login cookie
test('a guest of the former site is known by name; the key is not touched', () => {
  const inge = { id: 7, apiKey: 'old secret', firstname: ' Inge ', lastname: 'Krogh', picture: '/pictures/inge.jpg' }
  expect(legacy(inge)).toEqual({ firstname: 'Inge', lastname: 'Krogh', picture: '/pictures/inge.jpg' })
})

test.each(['https://else.example/i.jpg', '//else.example/i.jpg', '/\\else.example/i.jpg', '', 7])(
  'a picture from elsewhere is not fetched: %s',
  (picture) => {
    expect(legacy({ firstname: 'Inge', picture })?.picture).toBeNull()
  },
)

test('a cookie that is not from the former site greets no guest', () => {
  expect([legacy({ firstname: '' }), legacy('Inge'), legacy(null), legacy([1])]).toEqual([null, null, null, null])
})
