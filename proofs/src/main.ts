import { parseArgs } from 'node:util'
import { describeMachine, machineLine } from '@marram/bench/machine'
import { writeResults } from '@marram/bench/results'
import { proveBookingSurvives } from './booking-kill.ts'
import { proveRush } from './booking-rush.ts'
import { proveTampering } from './booking-tampering.ts'
import { proveOneTotal } from './booking-totals.ts'
import { proveCatalogueFiles } from './catalogue-files.ts'
import { proveDatabaseRefused } from './database-refused.ts'
import { proveKillSafety } from './kill-database/kill.ts'
import { proveProgramSurvives } from './kill-program.ts'
import { proveLoginHolds } from './login.ts'
import { proveRefusals } from './malformed.ts'
import { proveMarkup } from './markup.ts'
import { proveMutations } from './mutations.ts'
import { proveOnePrice } from './one-price.ts'
import { provePaymentLifeAlone } from './payment-life.ts'
import { provePayments } from './payments.ts'
import { proveRentalData } from './rental-data.ts'
import { proveSearch } from './search-oracle.ts'
import { proveUploads } from './uploads.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    lodgings: { type: 'string', default: '50000' },
    guesses: { type: 'string', default: '10000' },
    searches: { type: 'string', default: '5000' },
    requests: { type: 'string', default: '100000' },
    houses: { type: 'string', default: '1200' },
    stays: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '100' },
    forgeries: { type: 'string', default: '50' },
    totals: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    uploads: { type: 'string', default: '300' },
    payments: { type: 'string', default: '1000' },
    lives: { type: 'string', default: '300' },
    folders: { type: 'string', default: '' },
    share: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1966' },
  },
})
const rounds = Number(values.rounds)
const seed = Number(values.seed)
const folders = values.folders.split(',').filter(Boolean)
const log = (line: string) => console.log(`  ${line}`)

/** The long runs; each throws when what it proves does not hold. Add yours here. */
const proofs: Readonly<Record<string, () => Promise<object>>> = {
  'booking-kill': () => proveBookingSurvives({ rounds: Number(values.kills), seed, log }),
  'booking-rush': () => proveRush({ clients: Number(values.clients), seed, log }),
  'booking-tampering': () => proveTampering({ rounds: Number(values.forgeries), log }),
  'booking-totals': () => proveOneTotal({ stays: Number(values.totals), seed, log }),
  'catalogue-files': () => proveCatalogueFiles({ lodgings: Number(values.lodgings), log }),
  'database-refused': () => proveDatabaseRefused({ seconds: Number(values.seconds), log }),
  'kill-database': () => proveKillSafety({ rounds, seed, log }),
  'kill-program': () => proveProgramSurvives({ rounds, seed, log }),
  markup: () => proveMarkup({ log }),
  mutations: () => proveMutations({ only: folders, share: Number(values.share), seed, log }),
  'one-price': () => proveOnePrice({ stays: Number(values.stays), seed, log }),
  'payment-life': () => provePaymentLifeAlone({ runs: Number(values.lives), seed }),
  payments: () => provePayments({ payments: Number(values.payments), kills: 20, seed, log }),
  'rental-data': () => proveRentalData({ lodgings: Number(values.houses) }),
  login: () => proveLoginHolds({ guesses: Number(values.guesses), pairs: 60, log }),
  search: () => proveSearch({ count: Number(values.searches), seed, log }),
  uploads: () => proveUploads({ count: Number(values.uploads), endless: 6, slow: 6, atOnce: 2000, seed, log }),
  malformed: () => proveRefusals({ count: Number(values.requests), seed, log }),
}

async function run(names: readonly string[]): Promise<number> {
  const machine = describeMachine()
  console.log(machineLine(machine))
  const results: Record<string, object> = {}
  let failed = 0
  let skipped = 0
  for (const name of names) {
    console.log(`${name} …`)
    const startedAt = performance.now()
    const outcome = await prove(name)
    if (!outcome.holds) failed += 1
    if (outcome.skipped) skipped += 1
    results[name] = { ...outcome, seconds: Math.round((performance.now() - startedAt) / 1000) }
    console.log(`${name}: ${verdictOf(outcome)} ${JSON.stringify(results[name])}`)
  }
  console.log(await writeResults(import.meta.dirname, 'proof.json', { at: new Date().toISOString(), machine, results }))
  const verdict = `${names.length - failed - skipped} hold, ${failed} do not`
  console.log(skipped === 0 ? verdict : `${verdict}, ${skipped} skipped`)
  return failed === 0 ? 0 : 1
}

type Outcome = { readonly holds: boolean; readonly why?: string; readonly skipped?: string }

function verdictOf({ holds, skipped }: Outcome): string {
  if (skipped) return 'SKIPPED'
  return holds ? 'holds' : 'DOES NOT HOLD'
}

async function prove(name: string): Promise<Outcome> {
  try {
    const proof = await proofs[name]?.()
    if (!proof) throw new Error(`No proof is called ${name}. There are: ${Object.keys(proofs).join(', ')}.`)
    return { holds: true, ...proof }
  } catch (error) {
    return { holds: false, why: error instanceof Error ? error.message : String(error) }
  }
}

const named = [...(values.only?.split(',') ?? []), ...positionals]
process.exitCode = await run(named.length > 0 ? named : Object.keys(proofs))
