import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importEntries } from './import.ts'
import { openContent } from './testing/open-content.ts'
import { smallAgency } from './testing/seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importEntries(database.db, smallAgency())
})
afterAll(() => database.drop())

describe('a page', () => {
  // spec: query content: page
  test('has texts, picture, banner, sections and the addresses of its links', async () => {
    const page = await openContent(database).content.page('de-DE', 'page-rent')
    expect(page).toMatchObject({
      title: 'Title of mieten',
      path: '/mieten/',
      intro: 'So geht es',
      image: { url: '/services/images/own/demo/dunes/dunes/0', title: 'Dünen', width: 1200 },
      banner: { title: 'Sonne', link: { id: 'page-prices', type: 'page', path: '/mieten/preise/' } },
    })
    expect(page?.sections.map((section) => section.__typename)).toEqual(['SectionFaq', 'SectionStatement'])
    const links = page?.content?.links
    expect(links?.entries.hyperlink).toEqual([
      { id: 'page-prices', type: 'page', title: 'Title of preise', path: '/mieten/preise/' },
    ])
    expect(links?.assets.block.map(({ url }) => url)).toEqual(['/services/images/own/demo/dunes/harbour/0'])
    const [accordion] = links?.entries.block ?? []
    expect(accordion).toMatchObject({
      __typename: 'Accordion',
      title: 'Schlüssel',
      content: { links: { entries: { hyperlink: [{ path: '/mieten/preise/energie/' }] } } },
    })
  })

  test('shows in another edition only that edition’s content', async () => {
    const { content } = openContent(database)
    expect((await content.page('da-DK', 'page-rent'))?.content).toBeNull()
    expect(await content.page('en', 'page-energy')).toMatchObject({ title: null, path: null })
  })

  test('lists its parents', async () => {
    const page = await openContent(database).content.page('de-DE', 'page-energy')
    expect(page?.parent).toMatchObject({ path: '/mieten/preise/', parent: { path: '/mieten/' } })
  })

  test('that is missing or of another type is null', async () => {
    const { content } = openContent(database)
    expect(await content.page('de-DE', 'nothing')).toBeNull()
    expect(await content.page('de-DE', 'amber')).toBeNull()
  })
})

describe('lists', () => {
  // spec: query content: blog
  test('of posts come newest first, by page and by category', async () => {
    const { content } = openContent(database)
    const first = await content.blogPosts('en', { perPage: 2 })
    expect([first.total, first.items.map(({ path }) => path)]).toEqual([3, ['/blog/seals/', '/blog/amber/']])
    const second = await content.blogPosts('en', { perPage: 2, page: 2 })
    expect(second.items.map(({ title }) => title)).toEqual(['About dunes'])
    const nature = await content.blogPosts('da-DK', { categoryId: 'category-nature' })
    expect(nature.items.map(({ title, author }) => [title, author?.jobTitle])).toEqual([
      ['Om seals', 'Chef'],
      ['Om amber', 'Chef'],
    ])
  })

  // spec: query content: job
  test('of jobs can be filtered by workplace', async () => {
    const { content } = openContent(database)
    const there = await content.jobs('de-DE', { category: { id: 'category-office', type: 'workplace' } })
    expect(there.items.map(({ path }) => path)).toEqual(['/jobs/schlussel/'])
    const elsewhere = await content.jobs('de-DE', { category: { id: 'category-nature', type: 'workplace' } })
    expect(elsewhere.total).toBe(0)
  })

  // spec: query content: street; query content: area; query content: departments; query content: employees
  test('of places, offices and people', async () => {
    const { content } = openContent(database)
    expect((await content.areas('en')).map(({ path, locationIds }) => [path, locationIds])).toEqual([
      ['/blavand/', [1, 2]],
    ])
    expect((await content.streetsOfArea('en', 'area-blavand')).map(({ brokerStreetIds }) => brokerStreetIds)).toEqual([
      [17],
    ])
    expect((await content.departments('en')).map(({ title }) => title)).toEqual(['Henne', 'Blåvand'])
    expect((await content.employees('en')).map(({ name }) => name)).toEqual(['Anna'])
    expect((await content.area('en', 'area-blavand'))?.department).toMatchObject({
      address: { city: 'Blåvand' },
      page: { path: '/renting/' },
    })
  })

  // spec: query content: categories
  test('of categories can be filtered by purpose', async () => {
    const { content } = openContent(database)
    expect(await content.categories('en', 'blog')).toMatchObject([{ title: 'Nature', path: '/category/nature/' }])
    expect(await content.categories('en', 'job-type')).toEqual([])
  })
})

// spec: query content: maps
test('a map has a centre, markers, and a title in the edition', async () => {
  const { content } = openContent(database)
  expect(await content.map('en', 'map-offices')).toMatchObject({
    title: 'Offices',
    center: { lat: 55.56, lon: 8.13 },
    zoom: 11,
    markers: [{ title: 'Blåvand', lat: 55.56, lon: 8.13 }],
  })
  expect(await content.map('en', 'page-rent')).toBeNull()
})

// spec: query content: nav items
test('a menu is a tree with addresses, without entries missing from the edition', async () => {
  const { content } = openContent(database)
  const [rent] = await content.navigation('de-DE', 'main')
  expect(rent?.items[0]?.items.map(({ internalLink, label }) => [internalLink?.path, label])).toEqual([
    ['/mieten/preise/', 'News'],
    ['/mieten/preise/energie/', null],
  ])
  const [english] = await content.navigation('en', 'main')
  expect(english?.items[0]?.items[1]?.internalLink?.path).toBeNull()
  expect(await content.navigation('en', 'nowhere')).toEqual([])
})

// spec: query content: settings by key; entity Content: setting
test('settings are found by key, each in its edition', async () => {
  const { content } = openContent(database)
  const german = await content.settings('de-DE', ['site', 'error-page', 'unknown'])
  expect(german.site).toMatchObject({ setting: { cvr: '1' }, page: { path: '/mieten/' } })
  expect(german['error-page']?.setting).toEqual({ '404Title': 'Weg' })
  expect(german.unknown).toBeUndefined()
  expect((await content.settings('en', ['error-page']))['error-page']?.setting).toBeNull()
})

// spec: query content: link resolving
test('links are resolved in the requested order', async () => {
  const links = await openContent(database).content.links('en', ['page-prices', 'nothing', 'amber', 'office-blavand'])
  expect(links.map(({ id, type, path }) => [id, type, path])).toEqual([
    ['page-prices', 'page', '/renting/prices/'],
    ['amber', 'blog', '/blog/amber/'],
    ['office-blavand', 'department', '/renting/'],
  ])
})

test('a search can read the text of many entries at once, in its edition', async () => {
  const { content } = openContent(database)
  const ofRent = async (locale: 'da-DK' | 'de-DE' | 'en') => {
    const texts = await content.texts(locale, ['amber', 'page-rent', 'nothing'])
    return texts.find(({ id }) => id === 'page-rent')?.text
  }
  expect(await ofRent('de-DE')).toBe(
    'Title of mieten Sonne So geht es Siehe Preise Schlüssel Energie Dürfen Hunde? Ja Ruhe',
  )
  expect(await ofRent('en')).toBe('Title of renting Sun How it works Welcome May dogs? Yes')
})
