export type TrustLabel = 'poor' | 'below-average' | 'average' | 'good' | 'excellent'

/** 0 to 5 in half stars; a score that is no number shows no star. */
export function halfStars(score: number): number {
  const bounded = Math.min(5, Math.max(0, Number.isNaN(score) ? 0 : score))
  return Math.round(bounded * 2) / 2
}

/** Labelled by the stars a guest sees, so that label and stars never disagree. */
export function trustLabel(score: number): TrustLabel {
  const stars = halfStars(score)
  if (stars < 2) return 'poor'
  if (stars < 3) return 'below-average'
  if (stars < 4) return 'average'
  return stars < 5 ? 'good' : 'excellent'
}
