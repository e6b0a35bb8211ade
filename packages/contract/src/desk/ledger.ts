import * as v from 'valibot'
import { listInput, listOutput } from './list.ts'
import { deskQuery } from './operation.ts'
import { currency, isoDay, line } from './shapes.ts'

const common = { service: 'booking', needs: 'bookings.money' } as const

/** Problems with payments that staff have to solve. */
export const listAlerts = deskQuery({
  ...common,
  name: 'money.alerts',
  input: listInput({ filters: { isOpen: v.optional(v.boolean(), true) }, sorts: ['raised'] }),
  output: listOutput(
    v.object({
      id: v.number(),
      kind: v.picklist(['dispute', 'refund-failed', 'released', 'difference', 'other-amount', 'overpaid']),
      reservationId: v.nullable(v.string()),
      detail: v.string(),
      raisedAt: v.string(),
      resolvedAt: v.nullable(v.string()),
    }),
  ),
})

/** Entries of bank statements; open ones with the bookings that they could be meant for, the likeliest first. */
export const listBankEntries = deskQuery({
  ...common,
  name: 'money.bank-entries',
  input: listInput({
    filters: { state: v.optional(v.picklist(['open', 'entered', 'dismissed']), 'open') },
    sorts: ['booked'],
  }),
  output: listOutput(
    v.object({
      id: v.number(),
      state: v.picklist(['open', 'entered', 'dismissed']),
      bookedOn: v.string(),
      /** In any currency, also those that the agency does not accept. */
      amount: v.number(),
      currency: v.string(),
      isReversal: v.boolean(),
      remittance: v.string(),
      party: v.string(),
      reason: v.nullable(v.string()),
      /** The booking that it was entered for. */
      reservationId: v.nullable(v.string()),
      proposals: v.array(
        v.object({
          reservationId: v.string(),
          guest: v.string(),
          arrival: v.string(),
          owed: v.number(),
          reasons: v.pipe(v.array(v.picklist(['number', 'similar-number', 'name', 'amount'])), v.readonly()),
        }),
      ),
    }),
  ),
})

/** Longest spans of the sums and of the list, both in days. */
export const maxSummedDays = 366
export const maxListedDays = 92

/** Days are Danish, and the last one is included. */
const span = v.object({ from: isoDay, until: isoDay })

/** Sums of the ledger by day, account and currency: what was owed, and what came by which way. */
export const ledgerDays = deskQuery({
  ...common,
  name: 'money.ledger-days',
  input: span,
  output: v.array(
    v.object({
      day: v.string(),
      account: v.string(),
      currency,
      /** Positive amounts are owed by guests, negative ones paid or credited. */
      amount: v.number(),
      entries: v.number(),
    }),
  ),
})

/** Every movement of these days as rows of a spreadsheet, the headings first; at most `maxListedDays`. */
export const ledgerRows = deskQuery({
  ...common,
  name: 'money.ledger-rows',
  input: span,
  output: v.object({ rows: v.array(v.array(v.string())) }),
})

/** Bookings whose guests have paid more than they owe. */
export const listRefundsDue = deskQuery({
  ...common,
  name: 'money.refunds-due',
  input: listInput({
    filters: { currency: v.optional(currency), house: v.optional(line(40)) },
    sorts: ['arrival', 'amount'],
  }),
  output: listOutput(
    v.object({
      reservationId: v.string(),
      state: v.string(),
      house: v.string(),
      arrival: v.string(),
      guest: v.string(),
      currency,
      due: v.number(),
      /** The part that is on its way to a card. */
      pending: v.number(),
      /** The guest has paid by card, so that it can go back there. */
      byCard: v.boolean(),
    }),
  ),
})
