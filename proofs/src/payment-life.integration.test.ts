import { expect, test } from 'vitest'
import { provePaymentLife } from './payment-life/live-with-providers.ts'
import { countOf, patience, sayResult, seed } from './proof.ts'

const runs = countOf({ sample: 12, full: 300 })

test('provider, ledger and alerts agree after every random booking history', patience, async () => {
  const proof = await provePaymentLife({ runs, seed })
  for (const { captured, alerts, rebooked } of [proof.sandbox, proof.stripe]) {
    expect(captured).toBeGreaterThan(0)
    expect(alerts).toBeGreaterThan(0)
    expect(rebooked).toBeGreaterThan(0)
  }
  sayResult(proof)
})
