import { defineConfig } from 'vitest/config'
import base from '../../../vitest.config.ts'

const repeated = /^rules-(west|east)$/

/** The tests of the repository as Stryker runs them: no time zone twice, and nothing kept on disk. */
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
