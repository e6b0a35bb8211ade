import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFile, checkRepository } from './repository-rules.mjs'
import { root } from './root.mjs'
import { makeFolder } from './temporary-folder.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Typical violations and the message of the check. */
const imports: readonly [path: string, text: string, answer: RegExp][] = [
  ['packages/domain/src/a.ts', "import * as v from 'valibot'", /among the dependencies/],
  ['packages/domain/src/b.ts', "import { readFile } from 'node:fs/promises'", /runs in browsers/],
  [
    'packages/domain/src/c.ts',
    "import type { Messages } from '@marram/i18n/messages/catalogue'",
    /domain imports nothing/,
  ],
  ['packages/domain/src/d.ts', "export * from '../../contract/src/task.ts'", /package name/],
  ['packages/contract/src/a.ts', "import { createHash } from 'node:crypto'", /runs in browsers/],
  ['packages/contract/src/b.ts', "import { Pool } from 'pg'", /among the dependencies/],
  [
    'packages/contract/src/c.ts',
    "import type { Database } from '@marram/database/schema.generated'",
    /sees only domain/,
  ],
  ['packages/ui/src/a.tsx', "import { quote } from '@marram/domain/quote'", /sees only i18n/],
  ['packages/service-kit/src/a.ts', "import { quote } from '@marram/domain/quote'", /knows no product/],
  ['packages/database/src/a.ts', "import { formatPrice } from '@marram/i18n/format'", /sees only domain, contract/],
  ['services/booking/src/a.ts', "import { createBroker } from '@marram/broker/server'", /never import each other/],
  ['services/booking/src/b.ts', "const site = await import('@marram/site/server/app')", /never import each other/],
  ['services/booking/src/c.ts', "import { run } from '../../../scripts/lib/process-tree.mjs'", /package name/],
  ['services/booking/src/d.ts', "import { x } from '../../broker/src/server.ts'", /package name/],
  ['services/booking/src/e.ts', "const { request } = require('undici')", /among the dependencies/],
  ['services/booking/src/f.ts', "import { seedHouse } from './testing/seed.ts'", /no test support/],
  ['apps/site/server/kit/a.ts', "import { connect } from '@marram/database/connection'", /typed clients/],
  ['apps/site/src/lodging/a.ts', "let x: import('@marram/broker/server').Broker", /typed clients/],
  ['apps/site/src/lodging/b.ts', "import { x } from '../../server/kit/a.ts'", /share packages/],
  ['apps/site/src/kit/c.ts', "import { x } from '../lodging/a.ts'", /no arrow kit → lodging/],
  ['apps/marram/src/a.ts', "import { startAgency } from '@marram/testkit/agency'", /ships without it/],
  ['demo/src/a.ts', "import { importEntries } from '@marram/content/import'", /never imports a service/],
  ['services/auth/src/a.ts', "import type { B } from './b.ts'", /import each other/],
  ['services/auth/src/b.ts', "import type { A } from './a.ts'", /import each other/],
]

test('every deliberate breach of the import rules is refused with a message that says what to do', async () => {
  const manifests = [
    'package.json',
    ...['contract', 'database', 'domain', 'service-kit', 'ui'].map((name) => `packages/${name}/package.json`),
  ]
  const more = [
    'services/auth/package.json',
    'services/booking/package.json',
    'apps/site/package.json',
    'apps/marram/package.json',
    'demo/package.json',
  ]
  const lists = ['boundaries.json', 'apps/site/boundaries.json']
  const folder = makeFolder({
    ...Object.fromEntries([...manifests, ...more, ...lists].map((path) => [path, read(path)])),
    ...Object.fromEntries(imports.map(([path, text]) => [path, `${text}\n`])),
  })
  const breaches = await checkRepository(folder)
  for (const [path, text, answer] of imports) {
    const said = breaches.filter((breach) => breach.includes(path.replace('apps/site/', ''))).join('\n')
    expect(said, `${path}: ${text}`).toMatch(answer)
  }
})

const globals: readonly [path: string, text: string][] = [
  ['packages/domain/src/a.ts', 'export const page = fetch'],
  ['packages/domain/src/b.ts', 'export const zone = process.env.TZ'],
  ['packages/domain/src/c.ts', 'export const id = () => crypto.randomUUID()'],
  ['packages/domain/src/d.ts', 'export const now = () => performance.now()'],
  ['packages/contract/src/a.ts', "export const ask = () => fetch('/')"],
  ['apps/site/src/lodging/a.ts', 'export const key = process.env.PUBLIC_KEY'],
  ['services/broker/src/a.ts', "console.log('here')"],
]

test('the linter refuses every deliberate use of a forbidden global', () => {
  const { vcs: _, ...config } = JSON.parse(read('biome.json'))
  const folder = makeFolder({
    'biome.json': JSON.stringify(config),
    ...Object.fromEntries(globals.map(([path, text]) => [path, `${text}\n`])),
  })
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const said = stdout.split('\n').filter((line) => /noRestrictedGlobals|noProcessEnv|noConsole/.test(line))
  for (const [path] of globals) expect(said.join('\n'), stderr).toContain(path)
})

test.each([
  ['packages/domain/src/a.ts', 'export const now = () => new Date()'],
  ['packages/domain/src/a.ts', 'export const now = () => Date.now()'],
  ['packages/domain/src/a.ts', 'export const draw = () => Math.random()'],
])('%s with `%s` is refused: rules use no clock and no randomness', (path, text) => {
  expect(checkFile({ path, text }, root)).toHaveLength(1)
})
