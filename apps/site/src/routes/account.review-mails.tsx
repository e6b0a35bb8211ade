import { createFileRoute } from '@tanstack/react-router'
import { ReviewMailsPage } from '../pages/review/review-mails-page.tsx'
import { reviewMailsRoute } from '../reviews/review-mails-data.ts'

export const Route = createFileRoute('/account/review-mails')({ ...reviewMailsRoute, component: ReviewMailsPage })
