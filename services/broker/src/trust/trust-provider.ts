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

/** A total of 0 says that nobody has rated yet. */
export type TrustTotals = { readonly trustScore: number; readonly reviewsTotal: number }

/** Stands for every host of the site. */
export const everyDomain = '*'

/** Where ratings of the site itself come from: the agency's own guests by default, a rating service by contract. */
export type TrustProvider = {
  /** Whose ratings can be asked for. */
  readonly domains: readonly string[]
  /** Newest first. */
  readonly reviews: (domain: string, wanted: { minStars: number; limit: number }) => Promise<readonly TrustReview[]>
  /** Null when nobody can say at the moment. */
  readonly totals: (domain: string) => Promise<TrustTotals | null>
  readonly meta: () => Promise<TrustMeta>
}
