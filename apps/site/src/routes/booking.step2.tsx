import { parseBookingChoice } from '@marram/domain/booking/choice'
import { createFileRoute } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { DetailsStep } from '../booking/details-step.tsx'

/** Who books. */
export const Route = createFileRoute('/booking/step2')({
  loaderDeps: ({ search }) => ({ choice: parseBookingChoice(search) }),
  loader: async ({ context, deps: { choice } }) => {
    const { loadLaterStep } = await import('../booking/load-step.ts')
    return loadLaterStep(context, choice)
  },
  // What the server knows of the guest changes with every step.
  staleTime: 0,
  head: ({ match: { context } }) => bookingHead(context, 2),
  component: DetailsStep,
})
