import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { exportEntries } from '../export.ts'
import { importEntries } from '../import.ts'
import { openContent } from '../testing/open-content.ts'
import { document, say, smallAgency } from '../testing/seed.ts'
import { readContent } from './read-content.ts'
import { writeFolder } from './write-folder.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-content-'))
})
afterEach(async () => {
  await importEntries(database.db, { entries: [], assets: [] }, { prune: true })
  await rm(folder, { recursive: true })
})

test('a folder written by an export is read back to the same content', async () => {
  await importEntries(database.db, smallAgency())
  const first = await exportEntries(database.db)
  await writeFolder(folder, first)
  expect(JSON.parse(await readFile(join(folder, 'page', 'page-rent.json'), 'utf8'))).toMatchObject({
    sys: { id: 'page-rent', contentType: 'page' },
    fields: { slug: { 'da-DK': 'lej', 'de-DE': 'mieten', en: 'renting' } },
  })
  const copy = await createTestDatabase()
  try {
    await importEntries(copy.db, await readContent(folder))
    expect(JSON.stringify(await exportEntries(copy.db))).toBe(JSON.stringify(first))
  } finally {
    await copy.drop()
  }
})

test('the next export deletes the file of a removed entry', async () => {
  await importEntries(database.db, smallAgency())
  const all = await exportEntries(database.db)
  await writeFolder(folder, all)
  await writeFolder(folder, { ...all, entries: all.entries.filter(({ sys }) => sys.id !== 'amber') })
  const { entries } = await readContent(folder)
  expect(entries).toHaveLength(all.entries.length - 1)
})

test('every invalid file is listed', async () => {
  await mkdir(join(folder, 'page'))
  await writeFile(join(folder, 'page', 'a.json'), '{"sys":{\n"id":"a",}}')
  await writeFile(join(folder, 'page', 'b.json'), '{"sys":{"id":"c","contentType":"page"},"fields":{}}')
  await writeFile(join(folder, 'page', 'd.json'), '{"sys":{"id":"d"},"fields":{}}')
  await expect(readContent(folder)).rejects.toThrow(
    /page\/a\.json: this is not JSON: [^\n]*line 2 [\s\S]*page\/b\.json: this entry belongs in page\/c\.json[\s\S]*page\/d\.json: sys\.contentType/,
  )
})

test('a missing path is an error', async () => {
  await expect(readContent(join(folder, 'missing'))).rejects.toThrow('There is nothing at')
})

/** A space export with other locales and another default locale. */
const spaceExport = {
  contentTypes: [],
  locales: [{ code: 'da', default: true }, { code: 'de-AT' }, { code: 'en-GB' }, { code: 'sv' }],
  entries: [
    {
      sys: { id: '5KsDBWseXY6QegucYAoacS', type: 'Entry', publishedVersion: 3, contentType: { sys: { id: 'page' } } },
      fields: {
        title: { da: 'Strand', 'de-AT': 'Strand am Meer', 'en-GB': 'Beach', sv: 'Strand' },
        slug: { da: 'strand', 'de-AT': 'strand', 'en-GB': 'beach' },
        layout: { da: 'page' },
        template: { da: 'standard' },
        image: { da: { sys: { type: 'Link', linkType: 'Asset', id: 'pic' } } },
        content: { 'en-GB': document(say('Sand')) },
      },
    },
    { sys: { id: 'never', contentType: { sys: { id: 'faq' } } }, fields: { question: { da: 'Hvad?' } } },
    { sys: { id: 'old', archivedVersion: 2, contentType: { sys: { id: 'hat' } } }, fields: {} },
  ],
  assets: [
    {
      sys: { id: 'pic', publishedVersion: 1 },
      fields: {
        title: { da: 'Klit' },
        file: {
          da: {
            url: '//images.example.net/pic.jpg',
            contentType: 'image/jpeg',
            fileName: 'pic.jpg',
            details: { size: 1000, image: { width: 800, height: 600 } },
          },
        },
      },
    },
  ],
}

test('a space export of Contentful is read with mapped locales and drafts', async () => {
  const file = join(folder, 'export.json')
  await writeFile(file, JSON.stringify(spaceExport))
  await importEntries(database.db, await readContent(file))
  const { content } = openContent(database)
  expect((await content.routeData('de-DE', { slug: 'strand' }))?.routes).toEqual({
    'da-DK': '/strand/',
    'de-DE': '/strand/',
    en: '/beach/',
  })
  expect(await content.page('en', '5KsDBWseXY6QegucYAoacS')).toMatchObject({
    title: 'Beach',
    layout: 'page',
    image: { url: 'https://images.example.net/pic.jpg', width: 800, size: 1000 },
  })
  expect(await content.faqs('da-DK')).toEqual([])
  const preview = openContent(database, { previewKey: 'secret' }).content
  expect((await preview.faqs('da-DK')).map(({ question }) => question)).toEqual(['Hvad?'])
})

test('any other file is refused', async () => {
  const file = join(folder, 'other.json')
  await writeFile(file, '[1]')
  await expect(readContent(file)).rejects.toThrow('is not a space export of Contentful')
})
