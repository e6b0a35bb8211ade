import * as v from 'valibot'

export const ways = ['mail', 'sms'] as const
export const states = ['waiting', 'sending', 'handing-over', 'sent', 'kept', 'unconfirmed', 'refused'] as const

export const outboxSearch = v.object({
  way: v.fallback(v.optional(v.picklist(ways), 'mail'), 'mail'),
  state: v.fallback(v.optional(v.picklist(states)), undefined),
  open: v.fallback(v.optional(v.string()), undefined),
})
