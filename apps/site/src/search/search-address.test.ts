import { emptySearch } from '@marram/domain/criteria/search-state'
import { expect, test, vi } from 'vitest'
import { findSavedSearch, saveSearch } from './search-address.ts'

// spec: constant search cookie
test('a search is stored for 720 hours, and read back', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  saveSearch({ ...emptySearch, page: 3 }, 'de')
  expect(page.cookie).toMatch(/^search=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/)
  expect(findSavedSearch(page.cookie, 'de')?.page).toBe(3)
})
