import type { Plugin } from 'vite'

const helper = /vite\/preload-helper\.js$/
const thrown = 'if (!e.defaultPrevented) throw err;'
const pending = 'if (!e.defaultPrevented) throw err; return new Promise(() => {});'

/**
 * A script that cannot be fetched stays under way where a listener of `vite:preloadError` has taken the matter over. Vite
 * would hand out undefined instead, and React would replace the HTML that the server has written by the error page.
 */
export function pendingImports(): Plugin {
  let isApplied = false
  return {
    name: 'marram:pending-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: [helper] } },
      handler(code) {
        isApplied = code.includes(thrown)
        return { code: code.replace(thrown, pending), map: null }
      },
    },
    generateBundle() {
      if (!isApplied) this.error('Vite’s preload helper has changed: look at build/pending-imports.ts.')
    },
  }
}
