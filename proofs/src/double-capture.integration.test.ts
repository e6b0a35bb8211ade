import { describe, expect, test } from 'vitest'
import { checkMoney } from './payment-life/check-money.ts'
import { begin, prepare } from './payment-life/live.ts'
import type { Operation } from './payment-life/operations.ts'
import { openSandboxStage, openStripeStage } from './payment-life/provider-stage.ts'
import { countOf, patience, sayResult } from './proof.ts'

const start: Operation = { kind: 'start', pays: 'next' }
const pay = (page: number): Operation => ({ kind: 'visit', page, outcome: 'paid' })
const notices: readonly Operation[] = [0, 1].map((which) => ({ kind: 'notice', which, times: 2 }))
const both = [pay(0), pay(1)]

/** Operations of one step run concurrently. */
const attempts: Readonly<Record<string, readonly (readonly Operation[])[]>> = {
  'opened and paid at the same moment': [[start, start], both, [...notices, { kind: 'job' }]],
  'the first is paid while the second opens': [[start], [pay(0), start], both, [...notices, { kind: 'job' }]],
}
const rounds = countOf({ sample: 2, full: 50 })

describe.each([
  ['sandbox', openSandboxStage],
  ['stripe', openStripeStage],
])('two payment pages of one booking, %s', (_name, open) => {
  test.each(Object.entries(attempts))('%s: one instalment is captured', patience, async (attempt, steps) => {
    const stage = await open()
    const found: (readonly number[])[] = []
    try {
      await prepare(stage)
      for (let round = 0; round < rounds; round += 1) {
        const { perform, end, pages } = await begin(stage, { isDeferred: false, arrival: '2027-07-10' })
        for (const step of steps) await Promise.all(step.map(perform))
        await end()
        await checkMoney(stage, pages)
        const captured = await Promise.all(pages.map((page) => stage.captured(page)))
        found.push(captured.filter((amount) => amount !== null))
      }
    } finally {
      await stage.stop()
    }
    expect(found.map((amounts) => amounts.length)).toEqual(found.map(() => 1))
    sayResult({ provider: stage.name, attempt, rounds: found.length, captured: found.flat().length })
  })
})
