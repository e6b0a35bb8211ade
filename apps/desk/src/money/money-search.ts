import * as v from 'valibot'

const text = v.optional(v.string())

export const bankStates = ['open', 'entered', 'dismissed'] as const

export const bankSearch = v.object({
  state: v.fallback(v.optional(v.picklist(bankStates), 'open'), 'open'),
  q: text,
  open: text,
  /** The dialog for a file of the bank. */
  upload: v.fallback(v.optional(v.literal('yes')), undefined),
})

export const alertStates = ['open', 'resolved'] as const

export const alertSearch = v.object({
  state: v.fallback(v.optional(v.picklist(alertStates), 'open'), 'open'),
  open: text,
})

/** The list's address; malformed values are ignored where they are read. */
export const refundSearch = v.object({ q: text, sort: text, columns: text, open: text, currency: text })

/** Without days, this month. */
export const ledgerSearch = v.object({ from: text, until: text })
