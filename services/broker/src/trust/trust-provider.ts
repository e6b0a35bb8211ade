import type { LanguageId } from '@marram/domain/edition'

export type TrustMeta = { readonly source: string; readonly isDemo: boolean }

export type TrustReview = {
  readonly id: string
  readonly language: LanguageId
  readonly personName: string
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly responseText: string | null
  readonly responseCreatedAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** A total of 0 means no ratings yet. */
export type TrustTotals = { readonly trustScore: number; readonly reviewsTotal: number }

/** Stands for every host of the site. */
export const everyDomain = '*'

/** Source of the site's ratings: by default the agency's guests, or a rating service. */
export type TrustProvider = {
  /** Domains with a rating. */
  readonly domains: readonly string[]
  /** Newest first. */
  readonly reviews: (domain: string, filter: { minStars: number; limit: number }) => Promise<readonly TrustReview[]>
  /** Null if currently unavailable. */
  readonly totals: (domain: string) => Promise<TrustTotals | null>
  readonly meta: () => Promise<TrustMeta>
}
