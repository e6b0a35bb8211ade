import type { BrokerClient } from '@marram/contract/broker/client'
import type { ContentClient } from '@marram/contract/content/client'
import { editionByKey } from '@marram/domain/edition'
import { isLodgingNumber } from '@marram/domain/lodging-number'
import type { EditionKey } from '@marram/i18n/edition-key'
import { buildPath, parsePath } from '@marram/i18n/paths'

export type Moved = { readonly kind: 'moved'; readonly to: string; readonly isPermanent: boolean }
export type AddressVerdict = Moved | { readonly kind: 'there' } | { readonly kind: 'missing' }

export type AddressLookup = (edition: EditionKey, path: string) => Promise<AddressVerdict>

export type AddressLookupOptions = {
  readonly content: Pick<ContentClient, 'routeData'>
  readonly broker: Pick<BrokerClient, 'redirect'>
}

/** Looks up an address among the content without rendering. Throws if the service fails. */
export function createAddressLookup({ content, broker }: AddressLookupOptions): AddressLookup {
  return async (edition, path) => {
    const { locale, languageId: lan } = editionByKey(edition)
    const route = await content.routeData(locale, { slug: firstPageOf(edition, path) })
    if (route?.redirect) return { kind: 'moved', ...route.redirect }
    if (route) return { kind: 'there' }
    const old = await broker.redirect({ lan, specifier: path })
    if (old) return { kind: 'moved', to: old.to, isPermanent: old.isPermanent }
    const house = lodgingOf(edition, path)
    return house === null ? { kind: 'missing' } : { kind: 'moved', to: house, isPermanent: true }
  }
}

/** Guests type a house's number right after the host, as brochures print it. */
function lodgingOf(edition: EditionKey, path: string): string | null {
  const name = path.slice(1, -1)
  return isLodgingNumber(name) ? buildPath(edition, { kind: 'lodging', name }) : null
}

function firstPageOf(edition: EditionKey, path: string): string {
  const place = parsePath(edition, path)?.place
  return place?.kind === 'content' || place?.kind === 'taxonomy' ? buildPath(edition, { ...place, page: 1 }) : path
}

/** Editors type redirect targets: encodes them as a valid address for the header. */
export function locationOf({ to }: Moved): string {
  const here = 'http://here.invalid'
  const url = URL.parse(to, here)
  if (!url) return '/'
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : url.href
}
