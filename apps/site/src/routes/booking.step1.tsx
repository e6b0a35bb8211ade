import { parseBookingChoice } from '@marram/domain/booking/choice'
import { createFileRoute } from '@tanstack/react-router'
import { loadFirstStep } from '../booking/load-step.ts'
import { bookingHead } from '../pages/booking/booking-head.ts'
import { StayStep } from '../pages/booking/stay-step.tsx'

/** Where the book button leads: stay, party and extras. */
export const Route = createFileRoute('/booking/step1')({
  loaderDeps: ({ search }) => ({ choice: parseBookingChoice(search) }),
  loader: ({ context, deps: { choice }, cause }) => loadFirstStep(context, choice, cause),
  head: ({ match: { context } }) => bookingHead(context, 1),
  component: StayStep,
})
