import type { EditionKey } from '@marram/i18n/edition-key'
import { loadPageCatalogue, type PageCatalogue, type PageMessages } from '@marram/i18n/messages/page-catalogues'
import { pathWords } from '@marram/i18n/path-table'
import { parsePath } from '@marram/i18n/paths'
import { usePageContext } from './page-context.ts'

const loaded = new Map<string, unknown>()

/** Texts that only some pages need. A route's loader waits for them, so that its components read them at once. */
export async function ensurePageMessages(edition: EditionKey, ...names: readonly PageCatalogue[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const key = `${name} ${edition}`
      if (!loaded.has(key)) loaded.set(key, await loadPageCatalogue(name, edition))
    }),
  )
}

/** A page that the server rendered is hydrated without running its loader again. */
export function ensureMessagesOfPath(edition: EditionKey, path: string): Promise<void> {
  if (/^\/(?:booking\/(?:reservation|add-ons)|account\/bookings)\//.test(path)) {
    return ensurePageMessages(edition, 'reservation', 'account')
  }
  if (/^\/account\/review(?:-mails)?\//.test(path)) return ensurePageMessages(edition, 'review')
  const kind = parsePath(edition, path)?.place.kind
  if (kind === 'lodging') return ensurePageMessages(edition, 'house', 'around', 'stay', 'map')
  if (kind === 'front') return ensurePageMessages(edition, 'bar')
  if (kind === 'favorites') return ensurePageMessages(edition, 'favorites', 'stay')
  if (kind === 'account') return ensurePageMessages(edition, 'account')
  if (path === `/${pathWords.search[edition]}/`) return ensurePageMessages(edition, 'search', 'bar')
  if (path.startsWith('/booking/')) return ensurePageMessages(edition, 'booking', 'stay')
  return Promise.resolve()
}

export function pageMessages<K extends PageCatalogue>(edition: EditionKey, name: K): PageMessages[K] {
  const catalogue = loaded.get(`${name} ${edition}`)
  if (!catalogue) throw new Error(`The texts "${name}" were not loaded: call ensurePageMessages in the route's loader.`)
  return catalogue as PageMessages[K]
}

export function usePageMessages<K extends PageCatalogue>(name: K): PageMessages[K] {
  return pageMessages(usePageContext().scope.edition, name)
}
