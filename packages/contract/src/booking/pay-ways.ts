import * as v from 'valibot'

const minorUnits = v.pipe(v.number(), v.safeInteger())

const wallets = ['apple-pay', 'google-pay'] as const

/** Capabilities of the card provider that pages mention. */
export const cardWay = v.object({
  /** Also accepted on the provider's page. */
  wallets: v.array(v.picklist(wallets)),
  /** Refunds to the card are automatic. */
  canRefund: v.boolean(),
})
export type CardWay = v.InferOutput<typeof cardWay>

/** Data of a bank transfer. */
export const transferDetails = v.object({
  name: v.string(),
  iban: v.string(),
  bic: v.string(),
  danish: v.nullable(v.object({ registration: v.string(), account: v.string() })),
  amount: minorUnits,
  reference: v.string(),
  /** The QR code for banking apps, as an SVG path with one unit per module and a quiet zone; for euro only. */
  code: v.nullable(v.object({ size: v.number(), path: v.string() })),
})
export type TransferDetails = v.InferOutput<typeof transferDetails>

const payable = v.object({ instalment: v.number(), amount: minorUnits })

/** Ways to pay an instalment; null if a way is not offered, or nothing is due. */
export const payWays = v.object({
  due: minorUnits,
  /** The number of the due instalment, counted from one; 0 if none is open. */
  instalment: v.optional(v.number(), 0),
  /** The amount that settles each open instalment, including those before it. */
  open: v.optional(v.array(payable), []),
  card: v.nullable(cardWay),
  transfer: v.nullable(transferDetails),
})
export type PayWays = v.InferOutput<typeof payWays>

/** The payment methods to choose from before a booking. */
export const payOffer = v.object({ card: v.nullable(cardWay), transfer: v.boolean() })
export type PayOffer = v.InferOutput<typeof payOffer>
