import { type AspectRatings, type ReviewAspect, reviewAspects } from '@marram/domain/guest-review'
import type { Random } from '../random.ts'
import type { Subject } from './review-text.ts'

/** The stars of each part agree with the text: a complaint lowers the part that it is about, and praise raises it. */
export function aspectRatings(rating: number, subjects: readonly Subject[], random: Random): AspectRatings {
  const hasReasons = subjects.some(({ aspect, tendency }) => aspect !== null && tendency !== 'good')
  const rate = (aspect: ReviewAspect): number | null => {
    const said = new Set(subjects.filter((subject) => subject.aspect === aspect).map(({ tendency }) => tendency))
    if (said.has('bad')) return Math.min(rating, 2)
    if (said.has('small')) return Math.min(4, Math.max(3, rating))
    if (said.has('good')) return rating >= 4 ? 5 : 4
    // Not every guest rates what the text leaves out.
    if (!random.chance(0.8)) return null
    return hasReasons ? Math.max(rating, Math.min(4, rating + 1)) : rating
  }
  const [house = null, cleanliness = null, location = null, value = null] = reviewAspects.map(rate)
  return { house, cleanliness, location, value }
}
