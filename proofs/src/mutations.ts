import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTool } from '@marram/bench/tools'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { countMutants, type MutantResult } from './mutations/count-mutants.ts'
import survivors from './mutations/survivors.json' with { type: 'json' }

type Stryker = new (options: object) => { runMutationTest(): Promise<readonly MutantResult[]> }

/**
 * Folders in which a fault costs money, privacy or visitors: the workspace whose tests count, and the mutated files.
 */
const folders: Readonly<Record<string, readonly [workspace: string, ...files: string[]]>> = {
  'domain/booking': ['packages/domain', 'src/booking/**'],
  'search/filter': ['services/search', 'src/filter/**', 'src/stay/within-limit.ts', 'src/query/evaluate.ts'],
  'site/structured-data': ['apps/site', 'src/kit/{json-ld,breadcrumbs}.tsx', 'src/lodging/structured-data.tsx'],
  'site/feeds': ['apps/site', 'server/editorial/feeds/**'],
  'site/server': ['apps/site', 'server/**', '!server/editorial/feeds/**'],
  auth: ['services/auth', 'src/**'],
  'booking/money': ['services/booking', 'src/{payment,change,ledger}/**'],
  booking: ['services/booking', 'src/**', '!src/{payment,change,ledger}/**'],
}
const leastKilled = 0.9
const root = join(import.meta.dirname, '..', '..')

const { values } = parseArgs({
  options: {
    folders: { type: 'string', default: Object.keys(folders).join(',') },
    share: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1966' },
  },
})

/** Mutates the sources, one change at a time: in every folder, tests must kill nine of ten mutants. */
for (const folder of values.folders.split(',')) {
  const mutants = await mutate(folder, Number(values.share), Number(values.seed))
  const { killed, tested, killedShare, explained, unexplained } = countMutants(mutants, readSource, survivors)
  const isWeak = killedShare < leastKilled
  console.log(
    `${folder}: ${killed} killed of ${tested}${isWeak ? ', too few' : ''}, ${explained} survivors with reasons`,
  )
  for (const survivor of unexplained) console.log(`  ${survivor}`)
  if (isWeak) process.exitCode = 1
}

async function mutate(folder: string, share: number, seed: number): Promise<readonly MutantResult[]> {
  const { Stryker } = await loadTool<{ Stryker: Stryker }>('@stryker-mutator/core')
  // Read by the sampling plugin in Stryker's process.
  Object.assign(process.env, { MUTATION_SHARE: String(share), MUTATION_SEED: String(seed) })
  // Outside the repository, so that no other test run finds the copies.
  const copies = makeTemporaryFolder('marram-mutations-')
  try {
    const mutants = await new Stryker({ ...optionsFor(folder, share), tempDirName: copies }).runMutationTest()
    return mutants.map((mutant) => ({ ...mutant, fileName: relative(root, mutant.fileName) }))
  } finally {
    rmSync(copies, { recursive: true, force: true })
  }
}

function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function optionsFor(folder: string, share: number): object {
  const [workspace, ...files] = folders[folder] ?? []
  if (!workspace) throw new Error(`No folder is called ${folder}. There are: ${Object.keys(folders).join(', ')}.`)
  return {
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'mutations', 'stryker-plugins.ts')],
    testRunner: 'vitest',
    vitest: { configFile: 'proofs/src/mutations/vitest.config.ts', dir: workspace },
    // Its preprocessor needs the compiler's API, which TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    mutate: [
      ...files.map((file) => file.replace(/^!?/, `$&${workspace}/`)),
      '!**/*.{js,test.ts,test.tsx}',
      // They run in separate processes on the original sources.
      '!**/{main,config}.ts',
      '!**/testing/**',
    ],
    ignorers: ['texts'],
    checkers: share < 1 ? ['sample'] : [],
    concurrency: 1,
    // A test may wait for a database on a busy machine; Stryker's hit limit ends an endless loop.
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `proofs/results/mutations-${folder.replace('/', '-')}.json` },
    ignorePatterns: ['/.marram', '/proofs/results'],
  }
}
