import type { PaymentNotice } from '@marram/contract/booking/pay'
import type { Currency } from '@marram/domain/money'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Hono } from 'hono'
import type { BookingContext } from '../booking/context.ts'

export type PaymentApp = Hono<{ Bindings: SocketBindings }>

/** Where a provider tells us how a payment has ended. */
export const noticePath = '/payments/notices'

export type PaymentOrder = {
  readonly paymentId: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly returnUrl: string
}

/** Somebody who takes cards for us. Card numbers never reach this program. */
export type PaymentProvider = {
  /** The page to which the guest is sent. Called outside any transaction, since it may go over the network. */
  start(order: PaymentOrder): Promise<{ readonly redirectUrl: string }>
  /** What a notice says; null unless it is signed by the provider and fresh. */
  readNotice(headers: Headers, body: string, now: Date): Promise<PaymentNotice | null>
  /** Adds pages that this program serves for the provider; those of a real one are on its own server. */
  mountPages?(app: PaymentApp): void
}

/** Makes a provider ready; a module of a provider exports one, and `providers.ts` lists it. */
export type OpenProvider = (context: BookingContext) => PaymentProvider
