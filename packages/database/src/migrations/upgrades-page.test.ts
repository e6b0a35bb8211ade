import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrations } from './list.ts'

const page = readFileSync(new URL('../../../../docs/upgrades.md', import.meta.url), 'utf8')
const releases = page.split(/^### (?=\d+\.\d+\.\d+$)/m).slice(1)

test('docs/upgrades.md lists every migration once, in its order, with what it changes', () => {
  const rows = releases.toReversed().flatMap((release) => [...release.matchAll(/^\| `([^`]+)` \| (\S.*) \|$/gm)])
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(migrations))
})

test('the newest release is first and has the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(releases[0]?.split('\n')[0]).toBe(version)
})
