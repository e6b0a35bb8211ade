import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, fetchIdentity, loadOwnAccount } from '../frame/session/session-client.ts'
import { sendAccountForm } from './send-account-form.ts'

type Sent = { readonly path: string; readonly answer: (response: Response) => void }
const sent: Sent[] = []
const paths = () => sent.map(({ path }) => path.split('/')[3])

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('document', { cookie: 'signed-in=first' })
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((answer) => sent.push({ path, answer })))
})
afterEach(() => vi.unstubAllGlobals())

const notLoggedIn = () => Response.json({ data: {}, meta: { code: 'not-logged-in' } }, { status: 401 })
const done = () => Response.json({ data: { next: '/account/' }, meta: {} })

test('a form is sent after all pending requests of the old session, and the next request after the form', async () => {
  const questions = [fetchIdentity(), loadOwnAccount()]
  const form = sendAccountForm('confirm-email', new URLSearchParams({ token: 't' }))
  const later = fetchIdentity()
  await vi.waitFor(() => expect(paths()).toEqual(['whoami', 'profile']))
  sent[0]?.answer(notLoggedIn())
  await questions[0]
  await setImmediate()
  expect(paths()).toEqual(['whoami', 'profile'])
  sent[1]?.answer(notLoggedIn())
  await vi.waitFor(() => expect(paths()).toEqual(['whoami', 'profile', 'confirm-email']))
  await setImmediate()
  expect(paths()).toHaveLength(3)
  sent[2]?.answer(done())
  expect(await form).toEqual({ kind: 'done', next: '/account/', identity: null })
  await vi.waitFor(() => expect(paths()).toEqual(['whoami', 'profile', 'confirm-email', 'whoami']))
  sent[3]?.answer(notLoggedIn())
  expect(await later).toBeNull()
})

test('a failed request does not block the logout', async () => {
  const question = fetchIdentity()
  const leaving = endSession()
  await vi.waitFor(() => expect(paths()).toEqual(['whoami']))
  sent[0]?.answer(new Response('', { status: 503 }))
  await expect(question).rejects.toThrow()
  await vi.waitFor(() => expect(paths()).toEqual(['whoami', 'logout']))
  sent[1]?.answer(done())
  await leaving
})
