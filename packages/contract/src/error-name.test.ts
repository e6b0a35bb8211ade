import { describe, expect, test, vi } from 'vitest'

/** As in the running site: each module twice, in its bundle and in the program. */
async function twoCopies<T>(load: () => Promise<T>): Promise<[T, T]> {
  const first = await load()
  vi.resetModules()
  return [first, await load()]
}

describe("the site's bundle recognises errors of the program", () => {
  test('a refusal, with its status and code', async () => {
    const [program, bundle] = await twoCopies(() => import('./service-error.ts'))
    const error: unknown = new program.ServiceError(422, { data: { error: 'No.' }, meta: { code: 'too-late' } })
    expect(program.ServiceError).not.toBe(bundle.ServiceError)
    if (!(error instanceof bundle.ServiceError)) throw error
    expect([error.status, error.code]).toEqual([422, 'too-late'])
    expect(error).not.toBeInstanceOf(bundle.ServiceTimeoutError)
    expect(new Error('ServiceError')).not.toBeInstanceOf(bundle.ServiceError)
  })

  test('a missing login, and a refused reset', async () => {
    const [program, bundle] = await twoCopies(() => import('./auth/errors.ts'))
    expect(new program.NotLoggedInError()).toBeInstanceOf(bundle.NotLoggedInError)
    expect(new program.NotLoggedInError()).not.toBeInstanceOf(bundle.UnsupportedTargetError)
    expect(new program.ResetRefusedError('No.', null)).toBeInstanceOf(bundle.ResetRefusedError)
  })

  test('a response of another shape, and a failed query', async () => {
    const [program, bundle] = await twoCopies(() => import('./invalid-reply-error.ts'))
    expect(new program.InvalidReplyError('broker', [])).toBeInstanceOf(bundle.InvalidReplyError)
    const [ours, theirs] = await twoCopies(() => import('./graphql-errors.ts'))
    expect(new ours.GraphqlFailure('lodging', 500, [])).toBeInstanceOf(theirs.GraphqlFailure)
  })
})
