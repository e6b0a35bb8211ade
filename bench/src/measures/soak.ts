import { findErrands } from '../load/errands.ts'
import { describeReceptions, type Receptions, sendVisitors, together } from '../load/receptions.ts'
import type { Finding, Measure } from '../measure.ts'
import type { ProbeAnswer, ThreadMemory } from '../program/probe.ts'
import { type RunningProgram, untilIdle } from '../program/running-program.ts'
import { round } from '../statistics.ts'

/** About a sixth of a core, so that a soak can run for hours beside other work. */
const perSecond = 10
const parts = 12
/** Fills up in the first quarter, so that memory is flat from then on. */
const settings = { TRUST_PROXY: '1', PAGE_CACHE_MB: '32' }
const megabyte = 1_048_576
const mb = (bytes: number) => round(bytes / megabyte, 1)

type Sample = { readonly answers: Receptions; readonly memory: ProbeAnswer; readonly threads: readonly ThreadMemory[] }

/** Guests at an even rate for `--soak` seconds, in twelve parts; the memory after each, once garbage is collected. */
export const soak: Measure = {
  name: 'soak',
  async run({ agency, say, soakS }) {
    const program = await (await agency()).start(settings)
    try {
      await untilIdle(program)
      const before = await program.ask('cpu')
      const samples = await sample(program, soakS, say)
      const after = await program.ask('cpu')
      return present(samples, soakS, after.cpuUs - before.cpuUs)
    } finally {
      await program.stop()
    }
  },
}

async function sample(program: RunningProgram, soakS: number, say: (line: string) => void): Promise<Sample[]> {
  const errands = await findErrands(program.port)
  const samples: Sample[] = []
  for (let part = 1; part <= parts; part += 1) {
    const seed = part * Math.ceil(perSecond * soakS)
    const answers = await sendVisitors({ port: program.port, seconds: soakS / parts, perSecond, seed, errands })
    const memory = await program.ask('memory')
    const { threads = [] } = await program.ask('threads')
    samples.push({ answers, memory, threads })
    const { heapBytes, residentBytes } = memory
    say(`${part}: heap ${mb(heapBytes)} MB, resident ${mb(residentBytes)} MB; ${describeReceptions(answers)}`)
  }
  return samples
}

function present(samples: readonly Sample[], soakS: number, cpuUs: number): Finding[] {
  const totals = samples.map(({ answers }) => together(answers))
  const total = (key: 'sent' | 'refused' | 'wrong') => totals.reduce((sum, one) => sum + one[key], 0)
  const settled = samples[parts / 4 - 1]
  const last = samples.at(-1)
  if (!settled || !last) throw new Error('There was no soak.')
  const grown = (key: 'heapBytes' | 'residentBytes') => ({
    ...{ value: mb(last.memory[key]), unit: 'MB', baseline: mb(settled.memory[key]) },
    ratio: round(last.memory[key] / settled.memory[key]),
  })
  return [
    {
      ...{ what: `heap after ${soakS} s of soak, and after a quarter of it`, ...grown('heapBytes') },
      ...{ budget: { of: 'ratio', max: 1.1 }, detail: { perSecond, samples } },
    },
    { what: 'resident memory, likewise', ...grown('residentBytes') },
    { what: 'requests of the soak', value: total('sent'), unit: '' },
    { what: 'CPU for each', value: round(cpuUs / total('sent') / 1000, 1), unit: 'ms' },
    { what: 'refused or wrong during the soak', value: total('refused') + total('wrong'), unit: '' },
  ]
}
