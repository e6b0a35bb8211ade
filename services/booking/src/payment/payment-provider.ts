import type { PaymentNotice } from '@marram/contract/booking/pay'
import type { Currency } from '@marram/domain/money'

export type PaymentOrder = {
  readonly paymentId: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly returnUrl: string
}

/** Somebody who takes cards for us. Card numbers never reach this program. */
export type PaymentProvider = {
  readonly name: string
  /** The page to which the guest is sent. Called outside any transaction, since it may go over the network. */
  start(order: PaymentOrder): Promise<{ readonly redirectUrl: string }>
  /** What a notice says; null unless it is signed by the provider and fresh. */
  readNotice(headers: Headers, body: string, now: Date): Promise<PaymentNotice | null>
}
