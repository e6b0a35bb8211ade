import { describe, expect, test } from 'vitest'
import { checkFile, checkLock, checkRepository } from './repository-rules.mjs'
import { makeFolder } from './temporary-folder.ts'

const later = ['TO', 'DO'].join('')
const check = (path: string, text: string) => checkFile({ path, text }, '/srv/checkouts/agency')
const lock = (packages: object) => checkLock(JSON.stringify({ packages }))

describe('the lock', () => {
  test('may not name a registry', () => {
    expect(lock({ 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } })).toHaveLength(1)
    expect(lock({ 'node_modules/@marram/ui': { resolved: 'packages/ui', link: true } })).toEqual([])
  })

  test('holds the binaries of all platforms, as npm 11 requires', () => {
    const a = { optionalDependencies: { 'a-darwin': '1.0.0', 'a-linux': '1.0.0' } }
    const breaches = lock({ 'node_modules/b/node_modules/a': a, 'node_modules/a-linux': {} })
    expect(breaches).toEqual([expect.stringContaining('lacks a-darwin')])
    expect(
      lock({ 'node_modules/a': a, 'node_modules/a-linux': {}, 'node_modules/a/node_modules/a-darwin': {} }),
    ).toEqual([])
  })
})

describe('paths of one machine', () => {
  // Assembled at run time, or this file would be a violation itself.
  const home = ['', 'home', 'anna', 'x'].join('/')
  const homes = [home, `"${home.replace('home', 'Users')}"`, `see ${['', 'root', 'x'].join('/')}`]

  test.each(['/srv/checkouts/agency/x.ts', ...homes])('%s is refused', (text) => {
    expect(check('docs/a.md', text)).toEqual([expect.stringContaining('holds a path of one machine')])
  })

  test.each(['/holiday-home-a1234/', `https://host${home}`, 'src/root/x', '~/x'])('%s is allowed', (text) => {
    expect(check('docs/a.md', text)).toEqual([])
  })
})

describe('sources', () => {
  test('leave no work for later', () => {
    expect(check('packages/ui/src/a.ts', `const a = 1\n// ${later}: more`)).toEqual([expect.stringContaining('a.ts:2')])
    expect(check('docs/a.md', later)).toEqual([])
  })

  test('have at most 400 lines, unless they are texts or generated', () => {
    const long = 'x\n'.repeat(401)
    expect(check('services/broker/src/a.ts', long)).toEqual([expect.stringContaining('more than 400')])
    expect(check('services/broker/src/a.ts', 'x\n'.repeat(399))).toEqual([])
    expect(check('packages/i18n/src/messages/da.ts', long)).toEqual([])
    expect(check('apps/site/src/routeTree.gen.ts', long)).toEqual([])
  })
})

describe('comments', () => {
  test.each([
    '// What a guest pays.',
    'const a = 1 // how many',
    '/** Whoever asks first. */',
    '/**\n * Where the list ends.\n */',
    '{/* Whether it is open */}',
  ])('do not open with a relative clause: %s', (comment) => {
    expect(check('src/a.ts', `\n${comment}`)).toEqual([expect.stringMatching(/^src\/a\.ts:[23] has a comment/)])
    expect(check('docs/a.md', comment)).toEqual([])
  })

  test.each([
    '// The price is the one\n// which the guest saw.',
    '// However far it is.',
    "const url = 'https://who.example'",
  ])('may contain one: %s', (comment) => {
    expect(check('src/a.ts', comment)).toEqual([])
  })
})

test('rules take days as arguments: few may read a clock, and those are tested in three time zones', () => {
  const clock = 'export const today = () => new Date().getDate()'
  expect(check('packages/domain/src/party.ts', clock)).toEqual([expect.stringContaining('reads a clock')])
  expect(check('packages/domain/src/iso-day.ts', clock)).toEqual([])
  expect(check('packages/domain/src/party.test.ts', clock)).toEqual([])
  expect(check('services/broker/src/party.ts', clock)).toEqual([])
})

test('every dependency has one exact version', () => {
  const manifest = { dependencies: { a: '^1.0.0', b: '1.0.0' }, overrides: { c: 'latest' } }
  const breaches = check('packages/ui/package.json', JSON.stringify(manifest))
  expect(breaches).toEqual([expect.stringContaining('a ^1.0.0'), expect.stringContaining('c latest')])
})

test('an npm setting may not name a registry', () => {
  expect(check('.npmrc', 'registry=https://registry.example')).toHaveLength(1)
  expect(check('.npmrc', 'save-exact=true')).toEqual([])
})

test('an unpacked archive without git is checked too', async () => {
  const root = makeFolder({ 'src/a.ts': `// ${later}`, 'node_modules/b/b.ts': `// ${later}` })
  expect(await checkRepository(root)).toEqual([expect.stringContaining('src/a.ts:1')])
})

describe('a build plugin', () => {
  const plugin = (hook: string) => `export const cut = { name: 'marram:cut', ${hook} }`
  const inBuild = (hook: string) => check('apps/site/build/cut.ts', plugin(hook))
  const refused = [expect.stringContaining('can rewrite a file below node_modules')]

  test.each([
    'transform(code, id) { return code }',
    'transform: { filter: { id: /react-dom/ }, handler: cut }',
    "resolveId: (id) => (id === 'seroval' ? absent : null)",
    'load: { filter: { id: /[\\\\/]node_modules[\\\\/]/ }, handler: cut }',
    'renderChunk(code) { return code }',
  ])('may not rewrite a dependency: %s', (hook) => {
    expect(inBuild(hook)).toEqual(refused)
    expect(check('apps/site/vite.config.ts', plugin(hook))).toEqual(refused)
  })

  test('may rewrite our own sources, and read the output', () => {
    expect(
      inBuild('transform: { filter: { id: { include: /\\.ts$/, exclude: /node_modules/ } }, handler: place }'),
    ).toEqual([])
    expect(inBuild('async generateBundle(_, bundle) {}')).toEqual([])
    expect(check('apps/site/src/x.ts', plugin('load() {}'))).toEqual([])
  })

  test('applies no patch file', () => {
    expect(check('patches/react-dom.patch', '--- a')).toEqual(refused)
  })
})
