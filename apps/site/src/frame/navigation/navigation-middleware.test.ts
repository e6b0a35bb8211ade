import { expect, test } from 'vitest'
import { createMiddlewareRunner, reloadWhenChanged } from './navigation-middleware.ts'

const to = { path: '/info/', href: 'http://de.localhost/info/' }

test("middlewares run in the order of the route's list, until one takes over", () => {
  const ran: string[] = []
  const noting = (name: string, outcome: 'continue' | 'handled') => () => {
    ran.push(name)
    return outcome
  }
  const run = createMiddlewareRunner({
    first: noting('first', 'continue'),
    second: noting('second', 'handled'),
    third: noting('third', 'continue'),
  })
  expect(run(['first', 'second', 'third'], to)).toBe('handled')
  expect(ran).toEqual(['first', 'second'])
})

// spec: error unknown middleware
test.each(['nobody', 'toString', '__proto__'])('the unknown middleware %s is an error', (name) => {
  expect(() => createMiddlewareRunner({})([name], to)).toThrow(`Unknown middleware: '${name}'`)
})

test('a newer build is loaded with the next page', () => {
  const loaded: string[] = []
  const middleware = reloadWhenChanged({ hasChanged: () => true, load: (href) => loaded.push(href) })
  expect(middleware(to)).toBe('handled')
  expect(loaded).toEqual([to.href])
})

test('a newer build never interrupts a booking', () => {
  const middleware = reloadWhenChanged({ hasChanged: () => true, load: () => expect.unreachable() })
  expect(middleware({ path: '/booking/step2/', href: 'http://de.localhost/booking/step2/' })).toBe('continue')
})

test('without a newer build navigation stays client-side', () => {
  const middleware = reloadWhenChanged({ hasChanged: () => false, load: () => expect.unreachable() })
  expect(middleware(to)).toBe('continue')
})
