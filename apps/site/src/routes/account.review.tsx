import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'
import { loadReview } from '../review/review-data.ts'
import { ReviewPage } from '../review/review-page.tsx'

export const Route = createFileRoute('/account/review')({
  loader: ({ context, location }) => loadReview(context, location.searchStr),
  head: ({ match: { context } }) => {
    const { title, description } = pageMessages(context.scope.edition, 'review')
    return pageHead(context, { path: '/account/review/', title, description })
  },
  component: ReviewPage,
})
