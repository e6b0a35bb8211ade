import { listenForTags } from '@marram/database/changes'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEntries } from './import.ts'
import { publishEntry, removeEntry, saveDraft, unpublishEntry } from './publish.ts'
import { openContent } from './testing/open-content.ts'
import { entry, in3, once, page, smallAgency, to } from './testing/seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importEntries(database.db, smallAgency())
})
afterAll(() => database.drop())

/** The tags sent to other nodes during `work`; a final notice marks the end. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  const done = Promise.withResolvers<void>()
  const listening = await listenForTags(
    database,
    (tags) => {
      heard.push(...tags)
      if (tags.includes('the end')) done.resolve()
    },
    () => {},
  )
  try {
    await work()
    await database.pool.query(`select pg_notify('marram_tags', '["the end"]')`)
    await done.promise
    return heard.filter((tag) => tag !== 'the end')
  } finally {
    await listening.close()
  }
}

const prices = (slug: string, title: string) => ({
  id: 'page-prices',
  type: 'page',
  fields: {
    ...page('page-prices', ['priser', slug, 'prices'], { parent: once(to('page-rent')) }).fields,
    title: in3('Priser', title, 'Prices'),
  },
})

test('a draft is visible only with the preview key, at its new address, until published', async () => {
  const site = openContent(database).content
  const preview = openContent(database, { previewKey: 'secret' }).content
  await saveDraft(database.db, prices('preise-neu', 'Neue Preise'))
  expect((await site.page('de-DE', 'page-prices'))?.title).toBe('Title of preise')
  expect(await preview.page('de-DE', 'page-prices')).toMatchObject({
    title: 'Neue Preise',
    path: '/mieten/preise-neu/',
  })
  expect(await site.routeData('de-DE', { slug: 'mieten/preise-neu' })).toBeNull()
  expect((await preview.routeData('de-DE', { slug: 'mieten/preise-neu' }))?.entry.id).toBe('page-prices')
  const firstPublished = (await site.page('de-DE', 'page-prices'))?.sys.firstPublishedAt
  await publishEntry(database.db, 'page-prices')
  const shown = await site.page('de-DE', 'page-prices')
  expect(shown).toMatchObject({ title: 'Neue Preise', path: '/mieten/preise-neu/' })
  expect(shown?.sys.firstPublishedAt).toBe(firstPublished)
  expect((await site.page('de-DE', 'page-energy'))?.path).toBe('/mieten/preise-neu/energie/')
})

test('a text with a place to fill in stays a draft, and no import publishes it', async () => {
  const unfinished = prices('preise-neu', 'Preise [[Bitte ergänzen: Jahr]]')
  await saveDraft(database.db, unfinished)
  const refusal = 'page/page-prices.json: it cannot be public before [[Bitte ergänzen: Jahr]] is filled in.'
  await expect(publishEntry(database.db, 'page-prices')).rejects.toThrow(refusal)
  const set = { entries: [entry('page', unfinished.id, unfinished.fields)], assets: [] }
  await expect(importEntries(database.db, set)).rejects.toThrow(refusal)
  await saveDraft(database.db, prices('preise-neu', 'Neue Preise'))
})

test('a wrong key shows no drafts', async () => {
  const { content } = openContent(database, { previewKey: 'guess' })
  await expect(content.page('de-DE', 'page-prices')).rejects.toThrow('A preview needs the header X-Preview-Key')
})

test('publishing sends tags of entries that link to the entry over two levels', async () => {
  await saveDraft(database.db, prices('preise-neu', 'Noch neuere Preise'))
  const tags = await tagsOf(() => publishEntry(database.db, 'page-prices'))
  expect(tags).toEqual(
    expect.arrayContaining(['type:page', 'entry:page-prices', 'entry:nav-prices', 'entry:nav-group']),
  )
  expect(tags).toEqual(expect.arrayContaining(['entry:banner', 'entry:page-rent']))
  expect(tags).not.toContain('routes')
  expect(tags).not.toContain('entry:amber')
})

test('a new slug also sends tags of the child pages', async () => {
  await saveDraft(database.db, prices('tarife', 'Tarife'))
  const tags = await tagsOf(() => publishEntry(database.db, 'page-prices'))
  expect(tags).toEqual(expect.arrayContaining(['routes', 'entry:page-energy', 'entry:accordion-keys']))
})

test('an unchanged write sends no tags', async () => {
  expect(await tagsOf(() => publishEntry(database.db, 'page-prices'))).toEqual([])
})

test('a draft with a taken address can be saved, but not published', async () => {
  await saveDraft(database.db, prices('energie', 'Energie'))
  const clash = page('page-clash', [null, 'blavand', null])
  await saveDraft(database.db, { id: 'page-clash', type: 'page', fields: clash.fields })
  await expect(publishEntry(database.db, 'page-clash')).rejects.toThrow(
    'page/page-clash.json: the address /blavand/ in de-DE already belongs to area area-blavand.',
  )
  expect((await openContent(database).content.routeData('de-DE', { slug: 'blavand' }))?.entry.type).toBe('area')
})

test('an unpublished entry and links to it disappear immediately', async () => {
  const { content } = openContent(database)
  await unpublishEntry(database.db, 'page-energy')
  expect(await content.page('de-DE', 'page-energy')).toBeNull()
  expect(await content.routeData('de-DE', { sysId: 'page-energy' })).toBeNull()
  const [rent] = await content.navigation('de-DE', 'main')
  expect(rent?.items[0]?.items[1]?.internalLink).toBeNull()
  await publishEntry(database.db, 'page-energy')
  expect((await content.routeData('de-DE', { sysId: 'page-energy' }))?.routes.en).toBeNull()
})

test('an entry with incoming links cannot be deleted', async () => {
  await expect(removeEntry(database.db, 'page-energy')).rejects.toThrow(
    'page-energy: accordion-keys, nav-energy link to it.',
  )
  await removeEntry(database.db, 'redirect-old')
  expect(await openContent(database).content.routeData('de-DE', { slug: 'alt' })).toBeNull()
})

test('a missing entry cannot be published', async () => {
  await expect(publishEntry(database.db, 'nothing')).rejects.toThrow('There is no entry nothing.')
})
