import { afterEach, expect, test } from 'vitest'
import { clearGlobalError, globalError, routeValidationError, setGlobalError } from './global-error.ts'

afterEach(() => globalError.set(null))

// spec: entity Error; error route validation failure
test('an invalid route is a fatal 404 that names the path', () => {
  setGlobalError(routeValidationError('/ferienhaus-x/'))
  expect(globalError.get()).toEqual({
    fatal: true,
    statusCode: 404,
    statusMessage: 'Page Not Found: /ferienhaus-x/',
    data: { path: '/ferienhaus-x/' },
  })
})

test('clearing removes the error', async () => {
  setGlobalError(routeValidationError('/x/'))
  await clearGlobalError()
  expect(globalError.get()).toBeNull()
})

test('clearing with a redirect navigates before the error disappears', async () => {
  setGlobalError(routeValidationError('/x/'))
  const seen: unknown[] = []
  await clearGlobalError({
    redirect: '/',
    navigate: async (to) => {
      seen.push(to, globalError.get() !== null)
    },
  })
  expect(seen).toEqual(['/', true])
  expect(globalError.get()).toBeNull()
})

test('every listener hears of an error once', () => {
  let heard = 0
  const stop = globalError.subscribe(() => {
    heard += 1
  })
  setGlobalError(routeValidationError('/x/'))
  stop()
  globalError.set(null)
  expect(heard).toBe(1)
})
