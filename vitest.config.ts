import { configDefaults, defineConfig } from 'vitest/config'

const exclude = [...configDefaults.exclude, '**/dist/**', 'e2e/**']
const rules = ['packages/domain/**/*.test.ts', 'packages/i18n/**/*.test.ts']
const integration = ['**/*.integration.test.ts', '**/*.integration.test.tsx']

export default defineConfig({
  test: {
    projects: [
      // Pure rules: run this one once per time zone (TZ=… vitest run --project rules).
      { test: { name: 'rules', include: rules, exclude } },
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...exclude, ...rules, ...integration],
        },
      },
      {
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
