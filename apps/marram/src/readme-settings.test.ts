import { readFile } from 'node:fs/promises'
import { describeSettings } from '@marram/service-kit/describe-settings'
import { expect, test, vi } from 'vitest'
import { settings } from './config.ts'

// The usual number of pictures made at once depends on the cores; the README shows that of a small machine.
vi.mock('node:os', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:os')>()),
  availableParallelism: () => 2,
}))

const readme = new URL('../../../README.md', import.meta.url)
const marked = /<!-- settings -->(.*)<!-- \/settings -->/s

test('the README lists every setting as the program knows it', async () => {
  const [, shown = ''] = marked.exec(await readFile(readme, 'utf8')) ?? []
  expect(rowsOf(shown), 'put the output of `marram settings` between the markers').toEqual(
    rowsOf(describeSettings(settings)),
  )
})

/** Without the padding and the ruler, which the formatter draws as wide as the table. */
function rowsOf(table: string): string[] {
  const rows = table.split('\n').filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
  return rows.map((row) => row.replaceAll(/ *(?<!\\)\| */g, '|'))
}
