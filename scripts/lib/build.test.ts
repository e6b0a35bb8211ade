import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, hashSources, isBuilt } from './build.mjs'
import { makeFolder } from './temporary-folder.ts'

// Fakes vite: writes the source into both halves of the site, or fails after writing one; or writes program or desk.
const builder = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const out = process.env.MARRAM_BUILD_DIR
if (existsSync('src/main.ts')) {
  mkdirSync(out)
  writeFileSync(out + '/main.js', readFileSync('../../services/broker/src/api.ts', 'utf8'))
  process.exit(0)
}
if (existsSync('src/main.tsx')) {
  mkdirSync(out + '/client', { recursive: true })
  writeFileSync(out + '/client/desk-files.json', readFileSync('src/main.tsx', 'utf8'))
  process.exit(0)
}
const source = readFileSync('src/page.ts', 'utf8')
for (const half of ['client', 'server']) {
  mkdirSync(out + '/' + half, { recursive: true })
  writeFileSync(out + '/' + half + '/page.js', source)
  if (source === 'broken') { console.error('cannot parse'); process.exit(1) }
}`

function makeSite() {
  return makeFolder({
    'node_modules/vite/package.json': '{"type":"module"}',
    'node_modules/vite/bin/vite.js': builder,
    'apps/site/src/page.ts': 'first',
    'apps/marram/src/main.ts': '',
    'apps/desk/src/main.tsx': 'first',
    'services/broker/src/api.ts': 'first',
    'packages/domain/src/stay.ts': 'a',
  })
}

const tools = { node: process.execPath, env: process.env }

test('the same sources are built once', async () => {
  const root = makeSite()
  expect(isBuilt(root)).toBe(false)
  await build(root, tools)
  expect(isBuilt(root)).toBe(true)
  expect(readFileSync(join(root, 'apps/site/dist/server/page.js'), 'utf8')).toBe('first')
  expect(existsSync(join(root, 'apps/site/.build'))).toBe(false)
})

test('a change of a service rebuilds the program, and keeps the site’s build', async () => {
  const root = makeSite()
  await build(root, tools)
  const ofSite = readFileSync(join(root, 'apps/site/dist/build.json'), 'utf8')
  writeFileSync(join(root, 'services/broker/src/api.ts'), 'second')
  expect(isBuilt(root)).toBe(false)
  await build(root, tools)
  expect(isBuilt(root)).toBe(true)
  expect(readFileSync(join(root, 'apps/marram/dist/main.js'), 'utf8')).toBe('second')
  expect(readFileSync(join(root, 'apps/site/dist/build.json'), 'utf8')).toBe(ofSite)
})

test('a change of the desk rebuilds only the desk', async () => {
  const root = makeSite()
  await build(root, tools)
  const ofSite = readFileSync(join(root, 'apps/site/dist/build.json'), 'utf8')
  writeFileSync(join(root, 'apps/desk/src/main.tsx'), 'second')
  expect(isBuilt(root)).toBe(false)
  await build(root, tools)
  expect(readFileSync(join(root, 'apps/desk/dist/client/desk-files.json'), 'utf8')).toBe('second')
  expect(readFileSync(join(root, 'apps/site/dist/build.json'), 'utf8')).toBe(ofSite)
})

test('a broken build leaves the good one in place and no debris', async () => {
  const root = makeSite()
  await build(root, tools)
  writeFileSync(join(root, 'apps/site/src/page.ts'), 'broken')
  await expect(build(root, tools)).rejects.toMatchObject({ details: ['cannot parse'] })
  expect(readFileSync(join(root, 'apps/site/dist/client/page.js'), 'utf8')).toBe('first')
  expect(existsSync(join(root, 'apps/site/.build'))).toBe(false)
  expect(isBuilt(root)).toBe(false)
})

test('rules and pages change the build, their tests do not', () => {
  const root = makeSite()
  const before = hashSources(root)
  writeFileSync(join(root, 'packages/domain/src/stay.test.ts'), 'b')
  expect(hashSources(root)).toBe(before)
  writeFileSync(join(root, 'packages/domain/src/stay.ts'), 'b')
  expect(hashSources(root)).not.toBe(before)
})
