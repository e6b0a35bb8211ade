import { createFileRoute } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { StayStep } from '../booking/stay-step.tsx'

/** Target of the book button: stay, party and extras. */
export const Route = createFileRoute('/booking/step1')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, cause }) => {
    const { loadFirstStep } = await import('../booking/load-step.ts')
    return loadFirstStep(context, search, cause)
  },
  head: ({ match: { context } }) => bookingHead(context, 1),
  component: StayStep,
})
