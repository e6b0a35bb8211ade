import { expect, test } from 'vitest'
import { islandArchive, writeFileFor } from './testing/small-archive.ts'
import { tileFileProblem } from './tile-file.ts'

test('a base map of Protomaps is accepted', async () => {
  expect(tileFileProblem(await writeFileFor(islandArchive()))).toBeNull()
})

test('a file that is missing or a folder is refused', () => {
  expect(tileFileProblem('/nowhere/map.pmtiles')).toBe('the file cannot be read')
  expect(tileFileProblem('/')).not.toBeNull()
})

const at = (place: number, ...values: readonly number[]): Buffer => {
  const bytes = islandArchive()
  bytes.set(values, place)
  return bytes
}

test.each([
  ['another format', Buffer.from('SQLite format 3\0'.padEnd(200)), 'the file is not in PMTiles format'],
  ['a short file', Buffer.from('PMTiles'), 'the file is not in PMTiles format'],
  ['an old version', at(7, 2), 'the file has version 2 of PMTiles'],
  ['pictures', at(99, 2), 'the file has pictures instead of vector tiles'],
  ['another compression', at(98, 4), 'the tiles are not compressed with gzip'],
  ['metadata that is too large', at(32, 255, 255, 255, 255), 'the file is damaged'],
  ['metadata elsewhere', at(24, 1), 'the file is damaged'],
  [
    'another layout',
    islandArchive({ layers: ['transportation'] }),
    'the file has no layer earth, so it is no base map of Protomaps',
  ],
])('%s is refused', async (_, bytes, problem) => {
  expect(tileFileProblem(await writeFileFor(bytes))).toBe(problem)
})
