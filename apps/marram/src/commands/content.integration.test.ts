import { globSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { contentFolder } from '@marram/demo/agency'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let database: TestDatabase
let folder: string
const printed: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-content-'))
  printed.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const marram = (...args: string[]) => runCommand(args, { DATABASE_URL: database.url, MARRAM_DATA: folder })

async function writeFaq(id: string, fields: object): Promise<void> {
  await mkdir(join(folder, 'in', 'faq'), { recursive: true })
  const entry = { sys: { id, contentType: 'faq' }, fields }
  await writeFile(join(folder, 'in', 'faq', `${id}.json`), `${JSON.stringify(entry, null, 2)}\n`)
}

test('an operator imports a folder and exports the same files', async () => {
  await writeFaq('dogs', { question: { 'da-DK': 'Må hunde?', en: 'May dogs?' } })
  expect(await marram('content', 'import', join(folder, 'in'))).toBe(0)
  expect(await marram('content', 'import', join(folder, 'in'))).toBe(0)
  expect(printed.join('')).toContain('Wrote 0 entries and assets, removed 0, left 1 as they were.')
  expect(await marram('content', 'export', join(folder, 'out'))).toBe(0)
  const [given, written] = await Promise.all(
    ['in', 'out'].map((name) => readFile(join(folder, name, 'faq', 'dogs.json'), 'utf8')),
  )
  expect(written).toBe(given)
})

test('an operator gets all problems, without a stack', async () => {
  await writeFaq('bad', { question: { xx: 'a' }, colour: { en: 'red' } })
  expect(await marram('content', 'import', join(folder, 'in'))).toBe(1)
  const text = printed.join('')
  expect(text).toContain('faq/bad.json: there is no field colour.')
  expect(text).toContain('faq/bad.json: question has the unknown locale xx.')
  expect(text).not.toMatch(/at \w+.*\.ts/)
})

test('the files of the demo agency are identical to an export', async () => {
  expect(await marram('content', 'import', contentFolder, '--prune')).toBe(0)
  expect(await marram('content', 'export', join(folder, 'out'))).toBe(0)
  const files = globSync('*/*.json', { cwd: contentFolder }).sort()
  expect(globSync('*/*.json', { cwd: join(folder, 'out') }).sort()).toEqual(files)
  const changed = files.filter(
    (file) => readFileSync(join(contentFolder, file), 'utf8') !== readFileSync(join(folder, 'out', file), 'utf8'),
  )
  expect(changed).toEqual([])
})

test('a wrong field, a dead link and a missing language in the demo agency are reported with their files', async () => {
  const copy = join(folder, 'agency')
  await cp(contentFolder, copy, { recursive: true })
  const edit = async (file: string, from: RegExp, to: string): Promise<void> => {
    const text = await readFile(join(copy, file), 'utf8')
    expect(text, file).toMatch(from)
    await writeFile(join(copy, file), text.replace(from, to))
  }
  await edit('faq/faq-age.json', /"answer":/, '"reply":')
  await edit('page/page-pets.json', /"id": "page-renting"/, '"id": "page-nowhere"')
  await edit('blog/blog-oysters.json', /,\n\s*"en": "oysters-on-foot"/, '')
  expect(await marram('content', 'import', copy)).toBe(1)
  const text = printed.join('')
  expect(text).toContain('faq/faq-age.json: there is no field reply.')
  expect(text).toContain('page/page-pets.json: parent links to the missing entry page-nowhere.')
  expect(text).toContain('blog/blog-oysters.json: slug is missing in en.')
})

test('an operator saves a draft, publishes it, unpublishes it and removes it', async () => {
  const published = async (): Promise<unknown> => {
    const row = database.db.selectFrom('content_entry').select('published').where('id', '=', 'linen')
    return (await row.executeTakeFirst())?.published
  }
  await writeFaq('linen', { question: { en: 'Is there linen?' } })
  const file = join(folder, 'in', 'faq', 'linen.json')
  expect(await marram('content', 'draft', file)).toBe(0)
  expect(printed.join('')).toContain('marram content publish linen')
  expect(await published()).toBeNull()
  expect(await marram('content', 'publish', 'linen')).toBe(0)
  expect(await published()).toMatchObject({ question: { en: 'Is there linen?' } })
  expect(await marram('content', 'unpublish', 'linen')).toBe(0)
  expect(await published()).toBeNull()
  expect(await marram('content', 'remove', 'linen')).toBe(0)
  expect(await published()).toBeUndefined()
})

test('an operator gets an error for no entry, an unknown one or an invalid file', async () => {
  expect(await marram('content', 'publish')).toBe(1)
  expect(await marram('content', 'remove', 'nothing')).toBe(1)
  expect(await marram('content', 'draft', join(folder, 'missing.json'))).toBe(1)
  expect(printed.join('')).toContain('marram content publish ENTRY_ID')
  expect(printed.join('')).toContain('There is no entry nothing.')
  expect(printed.join('')).toContain('missing.json could not be read')
})

test('an operator gets the usage without arguments', async () => {
  expect(await marram('content')).toBe(1)
  expect(printed.join('')).toContain('marram content import FOLDER')
})
