import { inAgencyWords } from '../agency/agency-words.ts'
import type { EditionKey } from '../edition-key.ts'

/** The texts of each kind of page. Separate from the common catalogue, so that other pages need not load them. */
export const catalogueLoaders = {
  front: {
    da: () => import('./front/da.ts'),
    de: () => import('./front/de.ts'),
    en: () => import('./front/en.ts'),
  },
  house: {
    da: () => import('./house/da.ts'),
    de: () => import('./house/de.ts'),
    en: () => import('./house/en.ts'),
  },
  comments: {
    da: () => import('./comments/da.ts'),
    de: () => import('./comments/de.ts'),
    en: () => import('./comments/en.ts'),
  },
  account: {
    da: () => import('./account/da.ts'),
    de: () => import('./account/de.ts'),
    en: () => import('./account/en.ts'),
  },
  around: {
    da: () => import('./around/da.ts'),
    de: () => import('./around/de.ts'),
    en: () => import('./around/en.ts'),
  },
  place: {
    da: () => import('./place/da.ts'),
    de: () => import('./place/de.ts'),
    en: () => import('./place/en.ts'),
  },
  stay: {
    da: () => import('./stay/da.ts'),
    de: () => import('./stay/de.ts'),
    en: () => import('./stay/en.ts'),
  },
  favorites: {
    da: () => import('./favorites/da.ts'),
    de: () => import('./favorites/de.ts'),
    en: () => import('./favorites/en.ts'),
  },
  together: {
    da: () => import('./together/da.ts'),
    de: () => import('./together/de.ts'),
    en: () => import('./together/en.ts'),
  },
  preview: {
    da: () => import('./preview/da.ts'),
    de: () => import('./preview/de.ts'),
    en: () => import('./preview/en.ts'),
  },
  map: {
    da: () => import('./map/da.ts'),
    de: () => import('./map/de.ts'),
    en: () => import('./map/en.ts'),
  },
  search: {
    da: () => import('./search/da.ts'),
    de: () => import('./search/de.ts'),
    en: () => import('./search/en.ts'),
  },
  finder: {
    da: () => import('./finder/da.ts'),
    de: () => import('./finder/de.ts'),
    en: () => import('./finder/en.ts'),
  },
  bar: {
    da: () => import('./bar/da.ts'),
    de: () => import('./bar/de.ts'),
    en: () => import('./bar/en.ts'),
  },
  when: {
    da: () => import('./when/da.ts'),
    de: () => import('./when/de.ts'),
    en: () => import('./when/en.ts'),
  },
  payment: {
    da: () => import('./payment/da.ts'),
    de: () => import('./payment/de.ts'),
    en: () => import('./payment/en.ts'),
  },
  booking: {
    da: () => import('./booking/da.ts'),
    de: () => import('./booking/de.ts'),
    en: () => import('./booking/en.ts'),
  },
  review: {
    da: () => import('./review/da.ts'),
    de: () => import('./review/de.ts'),
    en: () => import('./review/en.ts'),
  },
  question: {
    da: () => import('./question/da.ts'),
    de: () => import('./question/de.ts'),
    en: () => import('./question/en.ts'),
  },
  rebooking: {
    da: () => import('./rebooking/da.ts'),
    de: () => import('./rebooking/de.ts'),
    en: () => import('./rebooking/en.ts'),
  },
  reservation: {
    da: () => import('./reservation/da.ts'),
    de: () => import('./reservation/de.ts'),
    en: () => import('./reservation/en.ts'),
  },
  contest: {
    da: () => import('./contest/da.ts'),
    de: () => import('./contest/de.ts'),
    en: () => import('./contest/en.ts'),
  },
  upload: {
    da: () => import('./upload/da.ts'),
    de: () => import('./upload/de.ts'),
    en: () => import('./upload/en.ts'),
  },
  tax: {
    da: () => import('./tax/da.ts'),
    de: () => import('./tax/de.ts'),
    en: () => import('./tax/en.ts'),
  },
}

export type PageCatalogue = keyof typeof catalogueLoaders
type English = { readonly [K in PageCatalogue]: Awaited<ReturnType<(typeof catalogueLoaders)[K]['en']>> }
/** A module exports its catalogue under the catalogue's name. */
export type PageMessages = { readonly [K in PageCatalogue]: English[K][K & keyof English[K]] }
/** English is the reference: the compiler checks the other editions against its type. */
type Loaders = {
  readonly [K in PageCatalogue]: Readonly<Record<EditionKey, () => Promise<{ readonly [P in K]: PageMessages[K] }>>>
}

export async function loadPageCatalogue<K extends PageCatalogue>(
  name: K,
  edition: EditionKey,
): Promise<PageMessages[K]> {
  const loaders: Loaders = catalogueLoaders
  return inAgencyWords(edition, name, (await loaders[name][edition]())[name])
}
