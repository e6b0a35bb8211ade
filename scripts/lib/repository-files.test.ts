import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { listRepositoryFiles } from './repository-files.mjs'
import { makeFolder } from './temporary-folder.ts'

const paths = ['house.test.ts', 'house/bed.test.ts', 'street.test.ts']
const makeRepository = () => makeFolder(Object.fromEntries(paths.map((path) => [path, ''])))

test('files are listed by path in an unpacked archive', () => {
  expect(listRepositoryFiles(makeRepository())).toEqual(paths)
})

test('a file that git does not hold yet is listed where it will be', () => {
  const folder = makeRepository()
  // A machine without git has an archive, and this is the test above.
  for (const args of [['init'], ['add', 'house.test.ts', 'street.test.ts']]) spawnSync('git', args, { cwd: folder })
  expect(listRepositoryFiles(folder)).toEqual(paths)
})
