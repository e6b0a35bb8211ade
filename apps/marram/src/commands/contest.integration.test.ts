import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pendingKey, pictureUrl } from '@marram/contract/workers/pictures'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createFolderStore } from '@marram/service-kit/object-store'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'marram-contest-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function marram(...args: string[]): Promise<[number, string]> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  try {
    return [await runCommand(['contest', ...args], { DATABASE_URL: database.url, MARRAM_DATA: folder }), lines.join('')]
  } finally {
    write.mockRestore()
  }
}

test('staff open a contest, review a picture, approve it and choose it as the winner', async () => {
  const name = `${'0f'.repeat(16)}.jpg`
  const words = ['da', 'de', 'en'].flatMap((key) => [`--reward-${key}`, 'A week', `--conditions-${key}`, '/rules/'])
  expect((await marram('open', '2031', '--from', '2031-01-01', '--until', '2031-11-30'))[1]).toContain('--reward-da')
  expect(await marram('open', '2031', '--from', '2031-01-01', '--until', '2031-11-30', ...words)).toEqual([
    0,
    expect.stringContaining('from 2031-01-01 to 2031-11-30'),
  ])
  const { id: contest_id } = await database.db.selectFrom('contest').select('id').executeTakeFirstOrThrow()
  const image = { image_title: 'Havet', image_slug: 'havet', image_text: 'Grærup', image_url: pictureUrl(name) }
  const { id } = await database.db
    .insertInto('contest_image')
    .values({ contest_id, ...image, width: 900, height: 900 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await createFolderStore(join(folder, 'uploads')).put(pendingKey(name), new Uint8Array([7]), 'image/jpeg')
  const picture = String(id)
  expect((await marram())[1]).toContain(`${picture}  2031  Havet`)
  const file = join(folder, 'havet.jpg')
  expect((await marram('show', picture, '--save', file))[1]).toContain('Grærup')
  expect([...(await readFile(file))]).toEqual([7])
  expect(await marram('winner', picture, '1')).toEqual([1, expect.stringContaining('no approved picture')])
  expect((await marram('approve', picture))[1]).toContain('is public now')
  expect((await marram('winner', picture, '1'))[1]).toContain('has place 1')
  expect((await marram('close', '2031'))[0]).toBe(0)
  expect((await marram('decide', '2031'))[1]).toContain('is decided')
  expect((await marram('list', '--state', 'approved'))[1]).toContain('decided')
  expect(await marram('reject', picture)).toEqual([1, expect.stringContaining('--reason is one of')])
  expect((await marram('reject', picture, '--reason', 'people'))[1]).toContain('deleted')
})
