import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownTarget } from './own-target.ts'

test.each([
  ['/booking/step2/?lodging=4', '/booking/step2/?lodging=4'],
  ['/favorithauser/#list', '/favorithauser/#list'],
  ['/', '/'],
])('a guest who came from %s goes on there', (written, target) => {
  expect(ownTarget(written, '/account/')).toBe(target)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  null,
  undefined,
  '/api/session/logout/',
  '/services/auth/logout/',
  '/account/login/?next=/account/login/',
])('%j leads nowhere but home', (written) => {
  expect(ownTarget(written, '/account/')).toBe('/account/')
})

test('whatever is written, a browser that follows it stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (written) => {
        const target = ownTarget(written, '/account/')
        return new URL(target, 'https://marram.example').origin === 'https://marram.example'
      },
    ),
  )
})
