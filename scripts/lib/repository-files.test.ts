import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { listRepositoryFiles } from './repository-files.mjs'
import { makeFolder } from './temporary-folder.ts'

const paths = ['house.test.ts', 'house/bed.test.ts', 'street.test.ts']
const makeRepository = () => makeFolder(Object.fromEntries(paths.map((path) => [path, ''])))

test('files are listed by path in an unpacked archive', () => {
  expect(listRepositoryFiles(makeRepository())).toEqual(paths)
})

test('an untracked file is listed in its place', () => {
  const folder = makeRepository()
  // A machine without git has an archive, which the test above covers.
  for (const args of [['init'], ['add', 'house.test.ts', 'street.test.ts']]) spawnSync('git', args, { cwd: folder })
  expect(listRepositoryFiles(folder)).toEqual(paths)
})
