import type { EditionKey } from '../edition-key.ts'
import type { AccountMessages } from './account/en.ts'
import type { AroundMessages } from './around/en.ts'
import type { BarMessages } from './bar/en.ts'
import type { BookingMessages } from './booking/en.ts'
import type { FavoritesMessages } from './favorites/en.ts'
import type { FinderMessages } from './finder/en.ts'
import type { HouseMessages } from './house/en.ts'
import type { MapMessages } from './map/en.ts'
import type { PreviewMessages } from './preview/en.ts'
import type { ReservationMessages } from './reservation/en.ts'
import type { ReviewMessages } from './review/en.ts'
import type { SearchMessages } from './search/en.ts'
import type { StayMessages } from './stay/en.ts'

/** The texts of one kind of page, apart from the common catalogue so that other pages need not carry them. */
export type PageMessages = {
  readonly house: HouseMessages
  readonly around: AroundMessages
  readonly account: AccountMessages
  readonly stay: StayMessages
  readonly favorites: FavoritesMessages
  readonly preview: PreviewMessages
  readonly booking: BookingMessages
  readonly reservation: ReservationMessages
  readonly review: ReviewMessages
  readonly map: MapMessages
  readonly search: SearchMessages
  readonly bar: BarMessages
  readonly finder: FinderMessages
}
export type PageCatalogue = keyof PageMessages

type Loaders = { readonly [K in PageCatalogue]: Readonly<Record<EditionKey, () => Promise<PageMessages[K]>>> }

const loaders: Loaders = {
  house: {
    da: async () => (await import('./house/da.ts')).house,
    de: async () => (await import('./house/de.ts')).house,
    en: async () => (await import('./house/en.ts')).house,
  },
  account: {
    da: async () => (await import('./account/da.ts')).account,
    de: async () => (await import('./account/de.ts')).account,
    en: async () => (await import('./account/en.ts')).account,
  },
  around: {
    da: async () => (await import('./around/da.ts')).around,
    de: async () => (await import('./around/de.ts')).around,
    en: async () => (await import('./around/en.ts')).around,
  },
  stay: {
    da: async () => (await import('./stay/da.ts')).stay,
    de: async () => (await import('./stay/de.ts')).stay,
    en: async () => (await import('./stay/en.ts')).stay,
  },
  favorites: {
    da: async () => (await import('./favorites/da.ts')).favorites,
    de: async () => (await import('./favorites/de.ts')).favorites,
    en: async () => (await import('./favorites/en.ts')).favorites,
  },
  preview: {
    da: async () => (await import('./preview/da.ts')).preview,
    de: async () => (await import('./preview/de.ts')).preview,
    en: async () => (await import('./preview/en.ts')).preview,
  },
  map: {
    da: async () => (await import('./map/da.ts')).map,
    de: async () => (await import('./map/de.ts')).map,
    en: async () => (await import('./map/en.ts')).map,
  },
  search: {
    da: async () => (await import('./search/da.ts')).search,
    de: async () => (await import('./search/de.ts')).search,
    en: async () => (await import('./search/en.ts')).search,
  },
  finder: {
    da: async () => (await import('./finder/da.ts')).finder,
    de: async () => (await import('./finder/de.ts')).finder,
    en: async () => (await import('./finder/en.ts')).finder,
  },
  bar: {
    da: async () => (await import('./bar/da.ts')).bar,
    de: async () => (await import('./bar/de.ts')).bar,
    en: async () => (await import('./bar/en.ts')).bar,
  },
  booking: {
    da: async () => (await import('./booking/da.ts')).booking,
    de: async () => (await import('./booking/de.ts')).booking,
    en: async () => (await import('./booking/en.ts')).booking,
  },
  review: {
    da: async () => (await import('./review/da.ts')).review,
    de: async () => (await import('./review/de.ts')).review,
    en: async () => (await import('./review/en.ts')).review,
  },
  reservation: {
    da: async () => (await import('./reservation/da.ts')).reservation,
    de: async () => (await import('./reservation/de.ts')).reservation,
    en: async () => (await import('./reservation/en.ts')).reservation,
  },
}

/** @internal */
export const pageCatalogues: readonly PageCatalogue[] = [
  'house',
  'account',
  'around',
  'stay',
  'favorites',
  'preview',
  'map',
  'search',
  'bar',
  'finder',
  'booking',
  'reservation',
  'review',
]

export function loadPageCatalogue<K extends PageCatalogue>(name: K, edition: EditionKey): Promise<PageMessages[K]> {
  return loaders[name][edition]()
}
