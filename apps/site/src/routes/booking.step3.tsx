import { parseBookingChoice } from '@marram/domain/booking/choice'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { ReviewStep } from '../booking/review-step.tsx'
import { stepHref } from '../booking/step-href.ts'

/** Everything once more, and the button that binds. */
export const Route = createFileRoute('/booking/step3')({
  loaderDeps: ({ search }) => ({ choice: parseBookingChoice(search) }),
  loader: async ({ context, deps: { choice } }) => {
    const { loadLaterStep } = await import('../booking/load-step.ts')
    const loaded = await loadLaterStep(context, choice)
    if (loaded.visit.details === null) throw redirect({ href: stepHref(2, loaded.choice) })
    return loaded
  },
  staleTime: 0,
  head: ({ match: { context } }) => bookingHead(context, 3),
  component: ReviewStep,
})
