import { editionByKey } from '@marram/domain/edition'
import { expect, test, vi } from 'vitest'
import { deafServices } from '../testing/deaf-services.ts'
import { loadListing } from './load-listing.ts'

const { locale, languageId: lan } = editionByKey('de')
const posts = { total: 20, items: [] }
const listingOf = (answers: Readonly<Record<string, unknown>>) =>
  loadListing({ scope: deafServices('de', answers), locale, lan }, 'blog', 1)

// spec: entity Site settings.blog
test.each([
  [7, 3],
  [0, 2],
  [31, 2],
  ['9', 2],
])('editors who want %j posts on a page of the blog get %i pages for twenty', async (postsPerPage, pages) => {
  const settings = { blog: { setting: { postsPerPage } } }
  expect(await listingOf({ settings, blogPosts: posts, categories: [] })).toMatchObject({ kind: 'posts', pages })
})

test('without the settings the blog has its usual number of posts', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await listingOf({ blogPosts: posts, categories: [] })).toMatchObject({ pages: 2 })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
