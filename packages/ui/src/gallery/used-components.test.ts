import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const isSource = (path: string) => !/\.(example|test)\.tsx?$|\/gallery\//.test(path)

// knip cannot find this: it treats every example as an entry, so an example alone counts as a use of its component.
test('every component is used by the site or by another component', () => {
  const sources = globSync(['apps/site/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    isSource,
  )
  const imported = new Set(
    sources.flatMap((path) =>
      [...readFileSync(new URL(path, root), 'utf8').matchAll(/from '(?:@marram\/ui|\.\.)\/([a-z-]+)[/']/g)].map(
        ([, name]) => name,
      ),
    ),
  )
  const components = sources.flatMap((path) => /^packages\/ui\/src\/([a-z-]+)\/\1\.tsx$/.exec(path)?.[1] ?? [])
  expect(components.length).toBeGreaterThan(20)
  expect(components.filter((name) => !imported.has(name))).toEqual([])
})
