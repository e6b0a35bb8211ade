import { parseBookingChoice } from '@marram/domain/booking/choice'
import { createFileRoute } from '@tanstack/react-router'
import { loadLaterStep } from '../booking/load-step.ts'
import { bookingHead } from '../pages/booking/booking-head.ts'
import { DetailsStep } from '../pages/booking/details-step.tsx'

/** Who books. */
export const Route = createFileRoute('/booking/step2')({
  loaderDeps: ({ search }) => ({ choice: parseBookingChoice(search) }),
  loader: ({ context, deps: { choice } }) => loadLaterStep(context, choice),
  // What the server knows of the guest changes with every step.
  staleTime: 0,
  head: ({ match: { context } }) => bookingHead(context, 2),
  component: DetailsStep,
})
