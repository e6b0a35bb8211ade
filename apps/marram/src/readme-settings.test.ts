import { readFile } from 'node:fs/promises'
import { describeSettings } from '@marram/service-kit/describe-settings'
import { expect, test } from 'vitest'
import { settings } from './config.ts'

const readme = new URL('../../../README.md', import.meta.url)
const marked = /<!-- settings -->(.*)<!-- \/settings -->/s

test('the README lists every setting of the program', async () => {
  const [, shown = ''] = marked.exec(await readFile(readme, 'utf8')) ?? []
  expect(rowsOf(shown), 'put the output of `marram settings` between the markers').toEqual(
    rowsOf(describeSettings(settings)),
  )
})

/** Without the padding and the separator, whose width depends on the table. */
function rowsOf(table: string): string[] {
  const rows = table.split('\n').filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
  const unpadded = rows.map((row) => row.replaceAll(/ *(?<!\\)\| */g, '|'))
  // The default number of concurrent pictures depends on the cores; the README has that of a small machine.
  return unpadded.map((row) => row.replace(/^(\|`IMAGES_CONCURRENCY`\|)`\d`/, '$1`2`'))
}
