import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, '**/dist/**', 'e2e/**']
const rules = ['packages/{domain,i18n}/**/*.test.ts', 'scripts/lib/spec-coverage.test.ts']
// The only files of these packages that touch a Date (the rules of the repository refuse others), and the rules that
// live by them. They run in two more time zones, a day apart from each other.
const zonedRules = [
  'packages/domain/src/{iso-day,copenhagen-clock,arrival-week,booking-cutoff,calendar-month,ical-window}.test.ts',
  'packages/domain/src/{last-minute,opening-hours,season-*,stay,stay-calendar}.test.ts',
  'packages/domain/src/booking/{hold,unconfirmed,after-booking}.test.ts',
  'packages/domain/src/phrase/calendar.test.ts',
  'packages/i18n/src/format.test.ts',
]
// Vitest would load graphql's ES modules for our files while graphql-yoga loads its CommonJS ones, and a schema of the
// one is refused by the other.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }
// Outside a build a stylesheet has no address, and Vitest would make it an empty one.
const stylesheetAddresses = {
  name: 'stylesheet-addresses',
  enforce: 'pre' as const,
  resolveId: (source: string) => {
    const name = /([^/]+)\.css\?url$/.exec(source)?.[1]
    return name ? `\0stylesheet-address:${name}` : null
  },
  load: (id: string) => {
    const name = /^\0stylesheet-address:(.+)$/.exec(id)?.[1]
    return name ? `export default '/assets/${name}.css'` : null
  },
}
// The same for every project, so that a module which one of them has transformed is ready for the others.
const sharedConfig = { resolve, plugins: [stylesheetAddresses] }
// Long proofs run only on demand (scripts/lib/proofs.mjs).
const proofs = process.env.PROOF ? ['proofs/src/*.proof.ts'] : []
const integration = ['**/*.integration.test.ts', '**/*.integration.test.tsx', ...proofs]
// React's client half takes over from the server's once it is loaded: these files have a process of their own.
const dom = ['**/*.dom.test.tsx']
// Files share a process and its loaded modules: loading them anew for each file took 60 % of the time. So a test leaves
// nothing behind: no replaced global, no changed environment, no clock.
const shared = {
  isolate: false,
  // Transformed modules are kept on disk: a tenth less work for units that run after the services, or once more.
  fsModuleCache: true,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  setupFiles: ['./vitest.setup.ts'],
  // A busy machine is no failure: only a case that hangs runs out of time.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 50_000 } },
}

export default defineConfig({
  test: {
    // Tests read these files without importing them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/demo/agency/**'],
    // Vitest leaves one core to itself; on two cores that would be half of the machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      { ...sharedConfig, test: { ...shared, name: 'rules', include: rules, exclude, env: { TZ: 'UTC' } } },
      {
        ...sharedConfig,
        test: { ...shared, name: 'rules-west', include: zonedRules, exclude, env: { TZ: 'America/Los_Angeles' } },
      },
      {
        ...sharedConfig,
        test: { ...shared, name: 'rules-east', include: zonedRules, exclude, env: { TZ: 'Pacific/Kiritimati' } },
      },
      {
        ...sharedConfig,
        test: {
          ...shared,
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, ...rules, ...integration, ...dom],
        },
      },
      {
        ...sharedConfig,
        test: { ...shared, isolate: true, name: 'dom', include: dom, exclude },
      },
      {
        ...sharedConfig,
        test: {
          ...shared,
          name: 'integration',
          include: integration,
          exclude,
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
    ],
  },
})
