import type { Reply } from '../operation.ts'

export type ReviewPage = Reply<'GuestReviewPage'>['guestReviewPage']
export type Review = ReviewPage['items'][number]
