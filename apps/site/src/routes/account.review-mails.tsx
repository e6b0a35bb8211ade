import { createFileRoute } from '@tanstack/react-router'
import { reviewMailsRoute } from '../review/review-mails-data.ts'
import { ReviewMailsPage } from '../review/review-mails-page.tsx'

export const Route = createFileRoute('/account/review-mails')({ ...reviewMailsRoute, component: ReviewMailsPage })
