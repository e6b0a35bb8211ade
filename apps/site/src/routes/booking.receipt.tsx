import { createFileRoute } from '@tanstack/react-router'
import { bookingHead } from '../booking/booking-head.ts'
import { ReceiptPage } from '../booking/receipt-page.tsx'

type ReceiptSearch = { readonly reservation: string; readonly card?: string; readonly mail?: string }

/** Receipt of a booking made in this browser. */
export const Route = createFileRoute('/booking/receipt')({
  validateSearch: ({ reservation, card, mail }: Record<string, unknown>): ReceiptSearch => ({
    reservation: typeof reservation === 'string' ? reservation : '',
    ...(typeof card === 'string' && { card }),
    ...(typeof mail === 'string' && { mail }),
  }),
  loaderDeps: ({ search: { reservation } }) => ({ reservation }),
  loader: async ({ context, deps: { reservation } }) => {
    const { loadReceipt } = await import('../booking/load-receipt.ts')
    return loadReceipt(context, reservation)
  },
  staleTime: 0,
  head: ({ match: { context } }) => bookingHead(context, 'receipt'),
  component: ReceiptPage,
})
