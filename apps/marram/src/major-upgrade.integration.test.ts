import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@marram/database/open-database'
import { fastTemporaryFolder, makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createFolderStore } from '@marram/service-kit/object-store'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './cli.ts'

let folder: string
let cluster: string

beforeAll(() => {
  folder = makeTemporaryFolder('marram-major-', fastTemporaryFolder())
  cluster = join(folder, 'postgres', 'postgres', 'cluster')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function marram(...args: string[]): Promise<[code: number, said: string]> {
  const said: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const writeError = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  try {
    return [await runCommand(args, { MARRAM_DATA: folder }), said.join('')]
  } finally {
    write.mockRestore()
    writeError.mockRestore()
  }
}

async function secrets(change = sql`select 1`): Promise<unknown[]> {
  const database = await openDatabase({ dataFolder: join(folder, 'postgres') })
  try {
    await database.claim('command')
    await change.execute(database.db)
    return (await sql`select name from worker_secret`.execute(database.db)).rows
  } finally {
    await database.close()
  }
}

/** Names, sizes and times of every file. */
const stateOf = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const { size, mtimeMs } = lstatSync(join(path, name))
      return [name, size, mtimeMs]
    })

/** Of one major version only: the file that names another one stands for its data. */
test('data of an older PostgreSQL are refused unchanged, and move to the new one by a backup', async () => {
  expect((await marram('migrate'))[0]).toBe(0)
  await secrets(sql`insert into worker_secret (name, value) values ('precious', 'words')`)
  const pictures = createFolderStore(join(folder, 'uploads'))
  await pictures.put('shown/a.jpg', new Uint8Array([1, 2, 3]), 'image/jpeg')
  expect(await marram('backup')).toEqual([0, expect.stringMatching(/^Wrote and verified/)])

  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
  const before = stateOf(cluster)
  for (const command of [['migrate'], ['backup'], ['restore', '--latest', '--replace']]) {
    const [code, said] = await marram(...command)
    expect([code, said.split('\n').filter(Boolean)], command[0]).toEqual([1, [expect.stringContaining('cluster-17')]])
    expect(said).toContain(`${cluster} was written by PostgreSQL 17, this Marram has 18, and nothing was changed.`)
  }
  expect(stateOf(cluster)).toEqual(before)
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe('17\n')

  renameSync(cluster, `${cluster}-17`)
  expect(await marram('restore', '--latest')).toEqual([0, expect.stringMatching(/Read \d+ rows .* and 1 picture from/)])
  expect(await secrets()).toEqual([{ name: 'precious' }])
  expect(await pictures.get('shown/a.jpg')).toEqual(new Uint8Array([1, 2, 3]))
}, 120_000)
