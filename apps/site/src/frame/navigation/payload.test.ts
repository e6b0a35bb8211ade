import { loadMessages } from '@marram/i18n/messages/catalogue'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { deafServices } from '../../kit/testing/deaf-services.ts'
import { fillFromPayload } from './payload.ts'

const location = {
  pathname: '/kontakt/',
  searchStr: '',
  search: {},
  hash: '',
  href: '/kontakt/',
  publicHref: '',
  external: false,
  state: { __TSR_index: 0 },
}
const manifest = { routes: [{ pattern: '/*', cache: 'cached' }] }
const warned = vi.fn()

async function open(answers: Readonly<Record<string, () => Response>>) {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (path: string) => answers[path]?.() ?? Promise.reject(new TypeError('Failed to fetch')))
  const queryClient = new QueryClient()
  await fillFromPayload({ scope: deafServices('de'), messages: await loadMessages('de'), queryClient }, location)
  return queryClient.getQueryData(['entry'])
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warned.mockClear()))

// spec: error manifest or payload failure
test('a manifest that fails to load is logged, and the page calls the services itself', async () => {
  expect(await open({})).toBeUndefined()
  expect(warned.mock.calls.map(([message]) => message)).toEqual(['The manifest of this build could not be loaded.'])
})

// spec: error manifest or payload failure; call GET /builds/meta/{buildId}.json
test('stored data that fails to load is logged, and no more', async () => {
  const answers = { '/builds/meta/t.json': () => Response.json(manifest) }
  expect(await open(answers)).toBeUndefined()
  expect(warned.mock.calls.map(([message]) => message)).toEqual(['The stored data of this page could not be loaded.'])
})

// spec: call GET {path}/_payload.json
test('the stored data of a page is requested once', async () => {
  const payload = { buildId: 't', renderedAt: '2027-01-01T00:00:00Z', queries: [{ key: ['entry'], data: 7 }] }
  expect(await open({ '/kontakt/_payload.json': () => Response.json(payload) })).toBe(7)
  expect(warned).not.toHaveBeenCalled()
})
