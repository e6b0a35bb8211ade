import { createFileRoute } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { DetailsStep } from '../booking/details-step.tsx'

/** The guest's details. */
export const Route = createFileRoute('/booking/step2')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { loadLaterStep } = await import('../booking/load-step.ts')
    return loadLaterStep(context, search)
  },
  // The server's data about the guest changes with each step: Back must not show earlier data.
  staleTime: 0,
  gcTime: 0,
  head: ({ match: { context } }) => bookingHead(context, 2),
  component: DetailsStep,
})
