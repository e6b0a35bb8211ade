import { type EditionKey, isEditionKey } from '@marram/i18n/edition-key'
import { documentAgency } from './document-agency.ts'
import { lazyServices } from './lazy-services.ts'
import { parseScripts } from './outside-scripts.ts'
import type { SiteScope } from './site-scope.ts'

/** Reads the scope from data attributes of the html element, which need no inline script. */
export function documentScope(): SiteScope {
  const { dataset } = document.documentElement
  if (!isEditionKey(dataset.edition)) throw new Error('The document does not name its edition.')
  const publicKey = dataset.publicKey ?? ''
  const searchKey = dataset.searchKey ?? ''
  const agency = documentAgency()
  const passCache = dataset.pastCache !== undefined
  return {
    edition: dataset.edition,
    ...(agency && { agency }),
    instanceId: dataset.instance ?? '',
    origins: parseOrigins(dataset.origins, dataset.edition),
    publicKey,
    searchKey,
    frameHosts: (dataset.frameHosts ?? '').split(' ').filter((host) => host !== ''),
    ...(dataset.searchPath && { searchPath: dataset.searchPath }),
    ...(dataset.map && { map: dataset.map }),
    ...(dataset.mapStyle && { mapStyleUrl: dataset.mapStyle }),
    outsideScripts: parseScripts(dataset.scripts),
    services: lazyServices({
      graphql: async () => (await import('./browser-services.ts')).createBrowserServices(publicKey, passCache),
      booking: async () => (await import('./browser-booking.ts')).createBrowserBooking(publicKey),
      guestSearch: async () => (await import('./browser-guest-search.ts')).createBrowserGuestSearch(publicKey),
      map: async () => (await import('./browser-map.ts')).createBrowserMap(),
      search: async () => (await import('./browser-search.ts')).createBrowserSearch(publicKey, searchKey),
    }),
    showGallery: dataset.gallery === '1',
    errorDetails: dataset.errorDetails === '1',
    keepsOffline: dataset.offline !== 'off',
    ...(dataset.pastCache === 'drafts' && { pastCache: 'drafts' as const }),
    ...(dataset.pastCache === 'published' && { pastCache: 'published' as const }),
  }
}

function parseOrigins(written: string | undefined, edition: EditionKey): Record<EditionKey, string> {
  const origins = { da: '', de: '', en: '', [edition]: window.location.origin }
  for (const pair of (written ?? '').split(' ')) {
    const [key, origin] = pair.split('=')
    if (isEditionKey(key) && origin) origins[key] = origin
  }
  return origins
}
