import type { Plugin } from 'vite'

const helper = /vite\/preload-helper\.js$/

/**
 * A script that cannot be fetched stays under way where a listener of `vite:preloadError` has taken the matter over. Vite
 * would hand out undefined instead, and React would replace the HTML that the server has written by the error page.
 *
 * Vite's own helper also fetches what a script needs, which is turned off (`modulePreload`), and styles of scripts, which
 * the site has none of: that is most of it.
 */
const importing = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
  return new Promise(() => {})
})`

export function pendingImports(): Plugin {
  let isApplied = false
  return {
    name: 'marram:pending-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { include: [helper] } },
      handler(code) {
        isApplied = code.includes('export const __vitePreload =')
        return { code: importing, map: null }
      },
    },
    generateBundle(_options, bundle) {
      const hasNeeds = Object.values(bundle).some((file) => file.type === 'chunk' && /__vite__mapDeps/.test(file.code))
      if (!isApplied || hasNeeds) this.error('Vite’s preload helper has changed: look at build/pending-imports.ts.')
    },
  }
}
