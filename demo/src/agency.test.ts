import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', 'agency')
const files = globSync('{guestbook,settings,texts}/**/*.json', { cwd: folder })

test('every file is formatted by JSON.stringify with two spaces, which keeps diffs small', () => {
  expect(files.length).toBeGreaterThan(15)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const isFormatted = (text: string) => `${JSON.stringify(JSON.parse(text), null, 2)}\n` === text
  expect(files.filter((file) => !isFormatted(read(file)))).toEqual([])
})
