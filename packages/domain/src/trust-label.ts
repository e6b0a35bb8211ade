export type TrustLabel = 'poor' | 'below-average' | 'average' | 'good' | 'excellent'

/** 0 to 5 in half stars; NaN gives 0. */
export function halfStars(score: number): number {
  const bounded = Math.min(5, Math.max(0, Number.isNaN(score) ? 0 : score))
  return Math.round(bounded * 2) / 2
}

/** Derived from the displayed stars, so that label and stars always agree. */
export function trustLabel(score: number): TrustLabel {
  const stars = halfStars(score)
  if (stars < 2) return 'poor'
  if (stars < 3) return 'below-average'
  if (stars < 4) return 'average'
  return stars < 5 ? 'good' : 'excellent'
}
