import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { pageMessages } from '../kit/scope/page-messages.ts'
import { loadReviewMails } from '../review/review-mails-data.ts'
import { ReviewMailsPage } from '../review/review-mails-page.tsx'

export const Route = createFileRoute('/account/review-mails')({
  loader: ({ context, location }) => loadReviewMails(context, location.searchStr),
  head: ({ match: { context } }) => {
    const { title, intro } = pageMessages(context.scope.edition, 'review').mails
    return pageHead(context, { path: '/account/review-mails/', title, description: intro })
  },
  component: ReviewMailsPage,
})
