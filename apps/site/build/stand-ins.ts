import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const absent = fileURLToPath(new URL('./absent-features.ts', import.meta.url))

/** Modules that every browser would load and no page uses, by how their path ends. */
const unused = [
  '/@tanstack/react-router/dist/esm/link.js',
  '/@tanstack/router-core/dist/esm/searchParams.js',
  '/@tanstack/query-core/build/modern/mutationCache.js',
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
]

/** The same for what is imported by its name. The shim is for a React without the hook. */
const byName: Readonly<Record<string, string>> = {
  seroval: absent,
  'seroval-plugins/web': absent,
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
}

/**
 * Libraries bring features that the site uses none of, and that a bundler cannot see to be unused. A feature that somebody
 * uses after all throws; a library that has moved its module stops the build.
 */
export function withStandIns(): Plugin {
  const missing = new Set(unused)
  return {
    name: 'marram:stand-ins',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      const replacement = byName[id]
      return replacement === undefined ? null : this.resolve(replacement, importer, { skipSelf: true })
    },
    load: {
      filter: { id: /[\\/]node_modules[\\/]@tanstack[\\/]/ },
      handler(id) {
        const path = unused.find((end) => id.replaceAll('\\', '/').endsWith(end))
        if (path === undefined) return null
        missing.delete(path)
        return `export * from ${JSON.stringify(absent)}`
      },
    },
    generateBundle() {
      if (missing.size > 0) this.error(`${[...missing].join(', ')} has moved: look at build/stand-ins.ts.`)
    },
  }
}
