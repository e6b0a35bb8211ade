import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, '**/dist/**', 'e2e/**']
const rules = ['packages/domain/**/*.test.ts', 'packages/i18n/**/*.test.ts']
// Vitest would load graphql's ES modules for our files while graphql-yoga loads its CommonJS ones, and a schema of the
// one is refused by the other.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }
const integration = ['**/*.integration.test.ts', '**/*.integration.test.tsx']

export default defineConfig({
  test: {
    // Vitest leaves one core to itself; on two cores that would be half of the machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      // Pure rules: run this one once per time zone (TZ=… vitest run --project rules). They share nothing that one file
      // could spoil for another, so a worker of its own for each would only cost time.
      { test: { name: 'rules', include: rules, exclude, isolate: false } },
      {
        resolve,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, ...rules, ...integration],
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          include: integration,
          exclude,
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
