import { rm } from 'node:fs/promises'
import { startProgram } from '@marram/bench/program/running-program'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { type Comparison, comparePrices } from './one-price/compare-prices.ts'
import { outerPlacesAt } from './one-price/outer-places.ts'
import { brokerAt } from './program/broker-at.ts'

export type OnePriceOptions = { readonly stays: number; readonly seed: number; readonly log: (line: string) => void }
export type OnePriceProof = Omit<Comparison, 'differences'> & { readonly seed: number }

/** Random stays over the whole demo catalogue, asked of the real program. Throws on the first two prices that differ. */
export async function proveOnePrice({ stays, seed, log }: OnePriceOptions): Promise<OnePriceProof> {
  const folder = makeTemporaryFolder('marram-proof-')
  try {
    const program = await startProgram(folder, { TRUST_PROXY: '1' })
    try {
      await program.line((text) => text.includes('search index built'))
      const onProgress = (done: number) => {
        if (done % 500 === 0) log(`${done} stays compared`)
      }
      const { differences, ...counted } = await comparePrices({
        broker: brokerAt(program.port),
        outer: outerPlacesAt(program.port),
        stays,
        seed,
        onProgress,
      })
      const [first] = differences
      if (first) throw new Error(`${differences.length} prices differ, the first: ${first}`)
      return { seed, ...counted }
    } finally {
      await program.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
