import type { EditionKey } from './edition-key.ts'

type Localised = Readonly<Record<EditionKey, string>>

/** Every word of an address that is not content. Content slugs come from the content service. */
export const pathWords = {
  lodgingPrefix: { da: 'sommerhus-', de: 'ferienhaus-', en: 'holiday-home-' },
  favorites: { da: 'favorithuse', de: 'favorithauser', en: 'favorite-houses' },
  contest: { da: 'fotokonkurrence', de: 'fotowettbewerb', en: 'photo-contest' },
  search: { da: 'soeg-sommerhus', de: 'ferienhaus-suche', en: 'search-holiday-homes' },
} as const satisfies Record<string, Localised>

export const taxonomies = ['category', 'job-types', 'workplaces', 'job-categories'] as const
export type Taxonomy = (typeof taxonomies)[number]

export const bookingSteps = [1, 2, 3] as const
export type BookingStep = (typeof bookingSteps)[number]

/** A page of the site, whatever its language. */
export type Place =
  | { readonly kind: 'front' }
  | { readonly kind: 'booking'; readonly step: BookingStep }
  | { readonly kind: 'favorites' }
  /** Logging in and the guest site; every page below it belongs to one visitor. */
  | { readonly kind: 'account'; readonly segments: readonly string[] }
  | { readonly kind: 'job'; readonly slug: string }
  | { readonly kind: 'lodging'; readonly name: string }
  | { readonly kind: 'taxonomy'; readonly taxonomy: Taxonomy; readonly slug: string; readonly page: number }
  | { readonly kind: 'contest' }
  | { readonly kind: 'contest-upload' }
  | { readonly kind: 'contest-year'; readonly year: number }
  | { readonly kind: 'content'; readonly slugs: readonly string[]; readonly page: number }
