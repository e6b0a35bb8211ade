import { describe, expect, test } from 'vitest'
import { type Boundaries, checkDrawing, checkSiteBoundaries } from './site-boundaries.mjs'

const boundaries: Boundaries = {
  src: {
    kit: { imports: [] },
    frame: { imports: ['kit'] },
    house: { imports: ['kit', 'frame'], entries: ['queries.ts'] },
    favorites: { imports: ['kit', 'house'], entries: [] },
  },
  server: { kit: { imports: [] } },
}

const allowed = "import { houses } from '../house/queries.ts'"

function check(files: Record<string, string>, changed: Partial<Boundaries> = {}): string[] {
  const all = { 'src/favorites/list.ts': allowed, 'src/house/queries.ts': '', ...files }
  const sources = Object.entries(all).map(([path, text]) => ({ path, text }))
  return checkSiteBoundaries(sources, { ...boundaries, ...changed })
}

test('an import that the list allows may use an entry', () => {
  expect(check({})).toEqual([])
  expect(check({ 'src/routes/index.tsx': "import { x } from '../house/inner.ts'", 'src/house/inner.ts': '' })).toEqual(
    [],
  )
})

test.each([
  ['a value', "import { x } from '../favorites/list.ts'"],
  ['a type', "import type { X } from '../favorites/list.ts'"],
  ['a type inline', "let x: import('../favorites/list.ts').X"],
  ['code for later', "const x = await import('../favorites/list.ts')"],
  ['an address', "import x from '../favorites/list.ts?url'"],
])('an arrow that the list lacks is refused: %s', (_kind, text) => {
  expect(check({ 'src/frame/header.tsx': text })).toEqual([expect.stringContaining('no arrow frame → favorites')])
})

test('imports between styles count too', () => {
  const files = { 'src/kit/a.css': '@import "../house/b.css";', 'src/house/b.css': '' }
  expect(check(files)).toEqual([expect.stringContaining('no arrow kit → house')])
})

test('importing a file that is no entry of another feature is refused', () => {
  const files = { 'src/favorites/card.ts': "import { x } from '../house/inner.ts'", 'src/house/inner.ts': '' }
  expect(check(files)).toEqual([expect.stringContaining('no entry of house')])
})

test('pages and their server do not import each other', () => {
  const files = { 'src/house/a.ts': "import type { X } from '../../server/kit/b.ts'", 'server/kit/b.ts': '' }
  expect(check(files)).toEqual([expect.stringContaining('src and server')])
})

test('a feature imports no route and nothing that puts features together', () => {
  const files = { 'src/house/a.ts': "import { getRouter } from '../router.tsx'", 'src/router.tsx': '' }
  expect(check(files)).toEqual([expect.stringContaining('pass in')])
})

test('a folder that is not in the list is refused', () => {
  expect(check({ 'src/helpers/a.ts': '', 'src/helpers/b.ts': '' })).toEqual([expect.stringContaining('src/helpers/')])
})

test('the list has no cycle and no unused arrow', () => {
  const house = { imports: ['favorites'], entries: ['queries.ts'] }
  const breaches = check({}, { src: { ...boundaries.src, house } })
  expect(breaches).toEqual([
    expect.stringContaining('house → favorites, which nothing uses'),
    expect.stringContaining('src/{favorites,house}'),
  ])
})

describe('the diagram of the features', () => {
  const draw = (lines: string) => `# A page\n\n\`\`\`mermaid\nflowchart TD\n  routes --> house\n${lines}\`\`\`\n`

  test('agrees with the list', () => {
    expect(checkDrawing(draw('  favorites["favorites /"] --> house\n  house --> shared\n'), boundaries)).toEqual([])
  })

  test('may not be missing, lack an arrow, or have an extra one', () => {
    expect(checkDrawing(draw(''), boundaries)).toEqual(['The drawing lacks favorites → house.'])
    expect(checkDrawing(draw('  favorites & house --> house & favorites\n'), boundaries)).toEqual(
      expect.arrayContaining([expect.stringContaining('house → favorites, which boundaries.json does not allow')]),
    )
    expect(checkDrawing('# A page', boundaries)).toEqual([expect.stringContaining('gone')])
  })
})
