import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../pages/review/review-page.tsx'
import { reviewRoute } from '../reviews/review-data.ts'

export const Route = createFileRoute('/account/review')({ ...reviewRoute, component: ReviewPage })
