import type { ContentEntry } from '@marram/contract/content/model/entry'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContentRefusal } from './entry/content-refusal.ts'
import { exportEntries } from './export.ts'
import { importEntries } from './import.ts'
import { openContent } from './testing/open-content.ts'
import { document, embed, entry, in3, once, page, say, smallAgency, to } from './testing/seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importEntries(database.db, smallAgency())
})
afterAll(() => database.drop())

const problemsOf = async (...entries: ContentEntry[]): Promise<readonly string[]> => {
  const error: unknown = await importEntries(database.db, { entries, assets: [] }).catch((reason: unknown) => reason)
  if (!(error instanceof ContentRefusal)) throw error
  return error.problems
}

test('a repeated import writes nothing', async () => {
  const { entries, assets } = smallAgency()
  expect(await importEntries(database.db, { entries, assets })).toEqual({
    written: 0,
    removed: 0,
    unchanged: entries.length + assets.length,
  })
})

test('an export contains the import, and importing it elsewhere gives the same export', async () => {
  const draft = { ...page('page-draft', [null, 'entwurf', null]).fields, title: in3(null, 'Bald', null) }
  const changed: ContentEntry = {
    ...page('page-changed', [null, 'neu', null]),
    sys: { id: 'page-changed', contentType: 'page', status: 'changed' },
    draft,
  }
  const copy = await createTestDatabase()
  try {
    const { entries, assets } = smallAgency()
    const drafted: ContentEntry = { sys: { id: 'page-draft', contentType: 'page', status: 'draft' }, fields: draft }
    const given = { entries: [...entries, drafted, changed], assets }
    await importEntries(copy.db, given)
    const first = await exportEntries(copy.db)
    const byId = (list: readonly { sys: { id: string } }[]) => list.toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1))
    expect(byId(first.entries)).toEqual(byId(given.entries))
    expect(byId(first.assets)).toEqual(byId(given.assets))
    await importEntries(database.db, first)
    expect(JSON.stringify(await exportEntries(database.db))).toBe(JSON.stringify(first))
  } finally {
    await copy.drop()
    await importEntries(database.db, smallAgency(), { prune: true })
  }
})

// spec: constant employees 30, 1000
test('a section has at most thirty employees', async () => {
  const people = Array.from({ length: 31 }, (_, index) =>
    entry('employee', `person-${index}`, { name: once(`Person ${index}`) }),
  )
  const sectionOf = (count: number) =>
    entry('sectionEmployees', 'many-people', { employees: once(people.slice(0, count).map(({ sys }) => to(sys.id))) })
  const ofSection = (problems: readonly string[]) => problems.filter((problem) => problem.includes('many-people'))
  const broken = page('page-broken', [null, 'blog', null])
  expect(ofSection(await problemsOf(...people, sectionOf(30), broken))).toEqual([])
  expect(ofSection(await problemsOf(...people, sectionOf(31), broken))).toEqual([
    expect.stringContaining('has 31 items; 30 are allowed'),
  ])
})

test('all problems are listed at once, and nothing is written', async () => {
  const before = JSON.stringify(await exportEntries(database.db))
  const problems = await problemsOf(
    page('page-new', [null, 'neu', null]),
    entry('page', 'page-bad', {
      title: Object.fromEntries([...Object.entries(once('x')), ['fr-FR', 'y']]),
      slug: in3(null, 'Not A Slug', null),
      colour: once('red'),
      layout: once('round'),
      template: once('standard'),
    }),
    page('page-lost', [null, 'lost', null], { parent: once(to('nowhere')), banner: once(to('seals')) }),
    page('page-same', [null, 'mieten', null]),
    entry('blog', 'blog-bare', {
      title: in3('a', 'b', null),
      slug: in3(null, 'b', null),
      datePublished: once('2027-02-31'),
    }),
    entry('sectionGallery', 'gallery', {
      images: once(Array(11).fill({ sys: { type: 'Link', linkType: 'Asset', id: 'dunes' } })),
    }),
    entry('setting', 'setting-site-2', { key: once('site') }),
    entry('hat', 'hat-1', {}),
    entry('faq', 'amber', { question: in3('a', 'b', 'c') }),
    entry('faq', 'faq-odd', {
      question: in3(null, 'b', null),
      answer: in3(null, document(say('x'), embed('gone')), null),
    }),
  )
  expect(problems).toEqual(
    expect.arrayContaining([
      'page/page-bad.json: there is no field colour.',
      'page/page-bad.json: title has the unknown locale fr-FR.',
      'page/page-bad.json: slug (de-DE) is "Not A Slug"; expected one segment of an address: a-z, 0-9 and single hyphens.',
      'page/page-bad.json: layout (de-DE) is "round"; allowed are page, search, sidebar.',
      'page/page-lost.json: parent links to the missing entry nowhere.',
      'page/page-lost.json: banner links to the blog seals; allowed are sectionBanner.',
      'page/page-same.json: the address /mieten/ in de-DE already belongs to page page-rent.',
      'blog/blog-bare.json: slug is missing in da-DK.',
      'blog/blog-bare.json: datePublished (de-DE) must be a day (2027-03-01) or a moment (2027-03-01T10:00:00Z).',
      'sectionGallery/gallery.json: images (de-DE) has 11 items; 10 are allowed.',
      'There is more than one setting with the key site: setting-site, setting-site-2.',
      'hat/hat-1.json: there is no content type hat.',
      'faq/amber.json: this id is that of a blog.',
      'faq/faq-odd.json: answer links to the missing entry gone.',
    ]),
  )
  expect(problems).toHaveLength(14)
  expect(JSON.stringify(await exportEntries(database.db))).toBe(before)
})

test('pruning deletes missing content, unless an entry links to it', async () => {
  const { entries, assets } = smallAgency()
  const without = (id: string) => ({ entries: entries.filter(({ sys }) => sys.id !== id), assets })
  await expect(importEntries(database.db, without('faq-pets'), { prune: true })).rejects.toThrow(
    'sectionFaq/faq-section.json: faqs links to the missing entry faq-pets.',
  )
  expect(await importEntries(database.db, without('dunes'), { prune: true })).toMatchObject({ written: 0, removed: 1 })
  expect(await openContent(database).content.routeData('de-DE', { slug: '/blog/dunes/' })).toBeNull()
  await importEntries(database.db, smallAgency())
})

test('a value that is not localised may be under any locale', async () => {
  const fields = { ...page('page-odd', [null, 'odd', null]).fields, layout: { en: 'sidebar' } }
  await importEntries(database.db, { entries: [entry('page', 'page-odd', fields)], assets: [] })
  expect((await openContent(database).content.page('de-DE', 'page-odd'))?.layout).toBe('sidebar')
})
