import type { Reply } from '../operation.ts'

export type TrustReviews = Reply<'TrustReviews'>['trustReviews']
export type TrustReview = TrustReviews['items'][number]
export type TrustStats = NonNullable<Reply<'TrustStats'>['trustStats']>
