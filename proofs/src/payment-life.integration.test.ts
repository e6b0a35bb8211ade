import { expect, test } from 'vitest'
import { provePaymentLife } from './payment-life.ts'

test('whatever happens to a booking and its payments, provider, ledger and alerts agree', {
  timeout: 240_000,
}, async () => {
  const proof = await provePaymentLife({ runs: 12, seed: 1966 })
  for (const { captured, alerts } of [proof.sandbox, proof.stripe]) {
    expect(captured).toBeGreaterThan(0)
    expect(alerts).toBeGreaterThan(0)
  }
})
