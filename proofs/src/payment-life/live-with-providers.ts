import fc from 'fast-check'
import { checkMoney } from './check-money.ts'
import { begin, prepare } from './live.ts'
import { lives, type Operation } from './operations.ts'
import { openSandboxStage, openStripeStage, type ProviderStage } from './provider-stage.ts'

type PaymentLifeOptions = { readonly runs: number; readonly seed: number }
type PaymentLifeProof = Readonly<Record<ProviderStage['name'], LifeCounts>>
type LifeCounts = {
  readonly lives: number
  readonly operations: number
  /** Successful changes of dates, party and extras. */
  readonly rebooked: number
  readonly captured: number
  readonly alerts: number
}

/** Runs random booking histories with each provider; after each, provider, ledger and alerts must agree. */
export async function provePaymentLife(options: PaymentLifeOptions): Promise<PaymentLifeProof> {
  return {
    sandbox: await liveWith(await openSandboxStage(), options),
    stripe: await liveWith(await openStripeStage(), options),
  }
}

const beginnings = fc.record({
  isDeferred: fc.constantFrom(false, false, false, true),
  arrival: fc.constantFrom('2027-03-06', '2027-07-10'),
})

async function liveWith(stage: ProviderStage, { runs, seed }: PaymentLifeOptions): Promise<LifeCounts> {
  const counts = { lives: 0, operations: 0, rebooked: 0, captured: 0, alerts: 0 }
  try {
    await prepare(stage)
    const property = fc.asyncProperty(beginnings, lives, async (beginning, life) => {
      const { perform, end, pages, changes } = await begin(stage, beginning)
      for (const step of life) await Promise.all(step.map(perform))
      await end()
      await checkMoney(stage, pages)
      checkCaptures(life.flat(), await capturedAmounts(stage, pages))
      counts.lives += 1
      counts.rebooked += changes()
      counts.operations += life.flat().length
      counts.captured += (await capturedAmounts(stage, pages)).length
      counts.alerts += (await stage.booking.db.selectFrom('payment_alert').select('id').execute()).length
    })
    await fc.assert(property, { numRuns: runs, seed })
    return counts
  } finally {
    await stage.stop()
  }
}

async function capturedAmounts(stage: ProviderStage, pages: readonly string[]): Promise<number[]> {
  const amounts = await Promise.all(pages.map((page) => stage.captured(page)))
  return amounts.filter((amount) => amount !== null)
}

const changesWhatIsDue: readonly Operation['kind'][] = [
  'more',
  'fewer',
  'rebook',
  'transfer',
  'refund-card',
  'refund-transfer',
  'refund-by-hand',
  'dispute',
]

/** As long as the amount due is unchanged, no instalment is captured twice. */
function checkCaptures(operations: readonly Operation[], amounts: readonly number[]): void {
  if (operations.some(({ kind }) => changesWhatIsDue.includes(kind))) return
  if (amounts.length > 2 || new Set(amounts).size !== amounts.length) {
    throw new Error(`An instalment was captured more than once: ${amounts.join(', ')}`)
  }
}
