import { createFileRoute } from '@tanstack/react-router'
import { reviewRoute } from '../review/review-data.ts'
import { ReviewPage } from '../review/review-page.tsx'

export const Route = createFileRoute('/account/review')({ ...reviewRoute, component: ReviewPage })
