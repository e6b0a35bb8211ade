import { createFileRoute } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { ReviewStep } from '../booking/review-step.tsx'

/** Summary, and the binding button. */
export const Route = createFileRoute('/booking/step3')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { loadLastStep } = await import('../booking/load-step.ts')
    return loadLastStep(context, search)
  },
  staleTime: 0,
  gcTime: 0,
  head: ({ match: { context } }) => bookingHead(context, 3),
  component: ReviewStep,
})
