import * as v from 'valibot'

const minorUnits = v.pipe(v.number(), v.safeInteger())

const wallets = ['apple-pay', 'google-pay'] as const

/** What the provider that takes cards can do, as far as a page says so. */
export const cardWay = v.object({
  /** Also taken on its page, beside cards. */
  wallets: v.array(v.picklist(wallets)),
  /** What went to a card goes back to it by itself. */
  canRefund: v.boolean(),
})
export type CardWay = v.InferOutput<typeof cardWay>

/** What a guest writes into a bank transfer. */
export const transferDetails = v.object({
  name: v.string(),
  iban: v.string(),
  bic: v.string(),
  danish: v.nullable(v.object({ registration: v.string(), account: v.string() })),
  amount: minorUnits,
  reference: v.string(),
  /** The code that banking apps read, as a path of one unit for each module with a quiet zone; for euro alone. */
  code: v.nullable(v.object({ size: v.number(), path: v.string() })),
})
export type TransferDetails = v.InferOutput<typeof transferDetails>

const payable = v.object({ instalment: v.number(), amount: minorUnits })

/** How an instalment can be paid; null where that way is not offered, or nothing is due. */
export const payWays = v.object({
  due: minorUnits,
  /** Which one that ends, counted from one; nothing where none is open. */
  instalment: v.optional(v.number(), 0),
  /** What would end each open one, with those before it. */
  open: v.optional(v.array(payable), []),
  card: v.nullable(cardWay),
  transfer: v.nullable(transferDetails),
})
export type PayWays = v.InferOutput<typeof payWays>

/** Before anything is booked: the ways to choose from. */
export const payOffer = v.object({ card: v.nullable(cardWay), transfer: v.boolean() })
export type PayOffer = v.InferOutput<typeof payOffer>
