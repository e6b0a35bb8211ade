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

export type TrustTotals = { readonly trustScore: number; readonly reviewsTotal: number }

/** Where ratings of the site itself come from: the agency's own guests by default, a rating service by contract. */
export type TrustProvider = {
  /** Newest first. */
  readonly reviews: (domain: string, wanted: { minStars: number; limit: number }) => Promise<readonly TrustReview[]>
  /** Null when nobody has rated, or nobody can say. */
  readonly totals: (domain: string) => Promise<TrustTotals | null>
  readonly meta: () => Promise<TrustMeta>
  /** Names what the answers depend on. */
  readonly tags: readonly string[]
}
