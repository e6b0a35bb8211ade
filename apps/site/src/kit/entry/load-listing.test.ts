import { editionByKey } from '@marram/domain/edition'
import { expect, test, vi } from 'vitest'
import { deafServices } from '../testing/deaf-services.ts'
import { loadCategoryListing, loadListing } from './load-listing.ts'

const { locale, languageId: lan } = editionByKey('de')
const posts = { total: 20, items: [] }
const emptyCategory = { path: null, title: '', slug: '', pageTitle: null, seoTitle: null, seoDescription: null }
const listingOf = (answers: Readonly<Record<string, unknown>>) =>
  loadListing({ scope: deafServices('de', answers), locale, lan }, 'blog', 1, 'page-blog')

// spec: entity Site settings.blog
test.each([
  [7, 3],
  [0, 2],
  [31, 2],
  ['9', 2],
])('with %j posts per page, a blog of twenty has %i pages', async (postsPerPage, pages) => {
  const settings = { blog: { setting: { postsPerPage } } }
  expect(await listingOf({ settings, blogPosts: posts, categories: [] })).toMatchObject({ kind: 'posts', pages })
})

test('without the settings the blog has its default number of posts', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await listingOf({ blogPosts: posts, categories: [] })).toMatchObject({ pages: 2 })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('posts of a category link back to the page of all posts, jobs to the page of all jobs', async () => {
  const page = (path: string) => ({ id: path, title: path, path })
  const settings = { blog: { page: page('/blog/') }, jobs: { page: page('/stellenangebote/') } }
  const answers = { settings, blogPosts: posts, categories: [], jobs: posts }
  const asking = { scope: deafServices('de', answers), locale, lan }
  const category = (type: string) => ({ ...emptyCategory, sys: { id: 'beach' }, type })
  expect(await loadCategoryListing(asking, category('blog'), 1)).toMatchObject({
    categoryId: 'beach',
    overview: { path: '/blog/' },
  })
  expect(await loadCategoryListing(asking, category('workplace'), 1)).toMatchObject({
    overview: { path: '/stellenangebote/' },
  })
})

test('areas are sorted along the coast, from north to south, with those without a position last', async () => {
  const area = (title: string, lat: number | null) => ({ title, center: lat === null ? null : { lat, lon: 8.1 } })
  const areas = [area('Blåvand', 55.56), area('Hele kysten', null), area('Rømø', 55.13), area('Søndervig', 56.12)]
  const asking = { scope: deafServices('de', { areas }), locale, lan }
  const titles = ['Søndervig', 'Blåvand', 'Rømø', 'Hele kysten']
  expect(await loadListing(asking, 'areas', 1, 'page-areas')).toMatchObject({
    kind: 'areas',
    areas: titles.map((title) => ({ title })),
  })
})

const office = (id: string, pageId: string) => ({ sys: { id }, title: id, page: { id: pageId } })
const person = (name: string, where: string) => ({ name, locations: [{ sys: { id: where }, title: where }] })
const answers = {
  departments: [office('blavand', 'page-blavand'), office('romo', 'page-romo')],
  employees: [person('Karen', 'blavand'), person('Birgit', 'romo')],
}
const officesOn = (template: string, pageId: string) =>
  loadListing({ scope: deafServices('de', answers), locale, lan }, template, 1, pageId)

test('the page of an office shows that office and its employees', async () => {
  expect(await officesOn('contact', 'page-romo')).toMatchObject({
    kind: 'office',
    department: { title: 'romo' },
    employees: [{ name: 'Birgit' }],
  })
})

test('the contact page shows all offices', async () => {
  expect(await officesOn('contact', 'page-contact')).toMatchObject({ kind: 'departments', departments: [{}, {}] })
})

test('people are listed with their offices', async () => {
  expect(await officesOn('employees', 'page-people')).toMatchObject({
    kind: 'employees',
    employees: [{ name: 'Karen' }, { name: 'Birgit' }],
    departments: [{ title: 'blavand' }, { title: 'romo' }],
  })
})
