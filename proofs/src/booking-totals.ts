import { compareTotals, type Totals } from './booking/compare-totals.ts'
import { openDoor } from './booking/guests.ts'
import { pagesAt, tillBehind } from './booking/till-at.ts'
import { brokerAt } from './program/broker-at.ts'
import { withSharedAgency } from './program/shared-agency.ts'

export type TotalsProofOptions = { readonly stays: number; readonly seed: number; readonly log: (line: string) => void }
export type TotalsProof = Omit<Totals, 'differences'> & { readonly seed: number }

/** One stay in so many is also looked at on the pages: a page costs more than all the rest. */
const pagesEvery = 25

/** Random houses, stays, parties and extras, really booked. Throws when two places name two totals. */
export function proveOneTotal({ stays, seed, log }: TotalsProofOptions): Promise<TotalsProof> {
  return withSharedAgency({ DEMO_LODGINGS: '1200', TRUST_PROXY: '1' }, async (program, database) => {
    const { differences, ...counted } = await compareTotals({
      broker: brokerAt(program.port),
      till: { ...tillBehind(openDoor(program.port), database), ...pagesAt(program.port) },
      stays,
      seed,
      pagesEvery,
      onProgress: (done) => {
        if (done % 500 === 0) log(`${done} stays compared`)
      },
    })
    const [first] = differences
    if (first) throw new Error(`${differences.length} totals differ, the first: ${first}`)
    return { seed, ...counted }
  })
}
