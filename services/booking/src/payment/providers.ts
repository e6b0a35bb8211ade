import type { BookingContext } from '../booking/context.ts'
import type { OpenProvider, PaymentProvider } from './payment-provider.ts'
import { openSandbox } from './sandbox-provider.ts'

/** Everybody who can take cards for us, by the name in PAYMENT_PROVIDER and in the table of payments. */
const providers = { sandbox: openSandbox } as const satisfies Readonly<Record<string, OpenProvider>>

export type ProviderName = keyof typeof providers

const isProvider = (name: string): name is ProviderName => Object.hasOwn(providers, name)
export const providerNames: readonly ProviderName[] = Object.keys(providers).filter(isProvider)

export type NamedProvider = PaymentProvider & { readonly name: ProviderName }

export function openProvider(name: ProviderName, context: BookingContext): NamedProvider {
  return { ...providers[name](context), name }
}
