import type { ProviderSettings } from './payment-provider.ts'
import { loadStripe } from './stripe-provider.ts'

export type StripeKeyState =
  | { readonly kind: 'works'; readonly isTest: boolean }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Reads the balance. A restricted key that may not read it is a valid key too. */
export async function checkStripeKey({ stripeKey = '', stripeApi }: ProviderSettings): Promise<StripeKeyState> {
  const Client = await loadStripe()
  const { StripeAuthenticationError, StripePermissionError } = Client.errors
  try {
    const stripe = new Client(stripeKey, { maxNetworkRetries: 1, timeout: 8000, telemetry: false, ...stripeApi })
    await stripe.balance.retrieve()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof StripeAuthenticationError) return { kind: 'refused', reason }
    if (!(error instanceof StripePermissionError)) return { kind: 'unreachable', reason }
  }
  return { kind: 'works', isTest: /^[sr]k_test_/.test(stripeKey) }
}
