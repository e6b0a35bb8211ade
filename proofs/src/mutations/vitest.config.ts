import { defineConfig } from 'vitest/config'
import base from '../../../vitest.config.ts'

const repeated = /^rules-(west|east)$/

/** The repository's tests as Stryker runs them: one time zone, and no cache on disk. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    projects: (base.test?.projects ?? [])
      .map((project) => Object(project))
      .filter(({ test }) => !repeated.test(test.name))
      // The cache would keep every mutated module of every run.
      .map(({ test, ...rest }) => ({ ...rest, test: { ...test, fsModuleCache: false } })),
  },
})
