import type { CardWay } from '@marram/contract/booking/pay-ways'
import type { BookingContext } from '../booking/context.ts'
import type { OpenProvider, PaymentProvider, ProviderSettings } from './payment-provider.ts'
import { openSandbox } from './sandbox-provider.ts'
import { openStripe } from './stripe-provider.ts'

type ProviderEntry = { readonly open: OpenProvider; readonly card: CardWay }

/** All card providers, by their name in PAYMENT_PROVIDER and in the payment table. */
const providers = {
  sandbox: { open: openSandbox, card: { wallets: [], canRefund: true } },
  stripe: { open: openStripe, card: { wallets: ['apple-pay', 'google-pay'], canRefund: true } },
} satisfies Readonly<Record<string, ProviderEntry>>

export type ProviderName = keyof typeof providers

const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name)
export const providerNames: readonly ProviderName[] = Object.keys(providers).filter(isProvider)

export type NamedProvider = PaymentProvider & { readonly name: ProviderName }

export function openProvider(name: ProviderName, context: BookingContext, keys: ProviderSettings): NamedProvider {
  return { ...providers[name].open(context, keys), name }
}

/** The provider's abilities, for pages. */
export function cardWayOf(name: ProviderName): CardWay {
  return providers[name].card
}
