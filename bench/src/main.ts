import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEarlierRun } from './compare.ts'
import { describeMachine, machineLine } from './machine.ts'
import { type Context, describeError, type Finding, isWithinBudget, type Measure } from './measure.ts'
import { type PreparedAgency, prepareAgency } from './program/prepared-agency.ts'
import { measures } from './registry.ts'
import { table } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    list: { type: 'boolean' },
    compare: { type: 'string' },
    profile: { type: 'boolean', default: false },
    soak: { type: 'string', default: '60' },
  },
})

type Outcome = { measure: string; seconds: number; findings?: readonly Finding[]; skipped?: string; failed?: string }

type RunOptions = Pick<Context, 'isFull' | 'profileFolder' | 'soakS'>

function createContext(options: RunOptions): { context: Context; close(): Promise<void> } {
  let agency: Promise<PreparedAgency> | undefined
  const context: Context = {
    ...options,
    chromium: process.env.CHROMIUM_PATH || null,
    say: (line) => console.log(`  ${line}`),
    agency() {
      if (!agency) context.say('making a demo agency to measure on')
      agency ??= prepareAgency()
      return agency
    },
  }
  const close = async (): Promise<void> => {
    const made = await agency?.catch(() => undefined)
    await made?.remove()
  }
  return { context, close }
}

function selectMeasures(only: string | undefined): readonly Measure[] {
  if (only === undefined) return measures
  const names = only.split(',')
  const unknown = names.filter((name) => !measures.some((measure) => measure.name === name))
  if (unknown.length === 0) return measures.filter(({ name }) => names.includes(name))
  throw new Error(
    `No measure is called ${unknown.join(', ')}. There are: ${measures.map(({ name }) => name).join(', ')}.`,
  )
}

async function run(selected: readonly Measure[]): Promise<number> {
  const machine = describeMachine()
  const earlier =
    values.compare === undefined ? null : await readEarlierRun(values.compare, join(import.meta.dirname, '..'))
  const { context, close } = createContext({
    isFull: values.full,
    soakS: Number(values.soak),
    profileFolder: values.profile ? join(import.meta.dirname, '..', 'results', 'profiles') : null,
  })
  const outcomes: Outcome[] = []
  console.log(machineLine(machine))
  try {
    for (const measure of selected) {
      const startedAt = performance.now()
      const outcome = await runOne(measure)
      outcomes.push({
        measure: measure.name,
        seconds: Math.round((performance.now() - startedAt) / 100) / 10,
        ...outcome,
      })
    }
  } finally {
    await close()
  }
  const findings = outcomes.flatMap((outcome) => outcome.findings ?? [])
  if (earlier) console.log(`\n${earlier.line}`)
  console.log(`\n${table(findings, earlier)}\n`)
  for (const { measure, skipped, failed } of outcomes) {
    if (skipped !== undefined) console.log(`${measure}: left out. ${skipped}`)
    if (failed !== undefined) console.log(`${measure}: failed. ${failed}`)
  }
  console.log(await writeResults('latest.json', { at: new Date().toISOString(), machine, outcomes }))
  const broken = findings.filter((finding) => isWithinBudget(finding) === false)
  if (broken.length > 0) console.log(`Broken budgets: ${broken.map(({ what }) => what).join('; ')}.`)
  return broken.length > 0 || outcomes.some(({ failed }) => failed !== undefined) ? 1 : 0

  async function runOne(measure: Measure): Promise<Omit<Outcome, 'measure' | 'seconds'>> {
    console.log(`${measure.name} …`)
    try {
      const measured = await measure.run(context)
      return 'skipped' in measured || 'failed' in measured ? measured : { findings: measured }
    } catch (error) {
      return { failed: describeError(error) }
    }
  }
}

/** Writes into the workspace's folder `results`, which git ignores, and returns the path. */
async function writeResults(name: string, results: unknown): Promise<string> {
  const folder = join(import.meta.dirname, '..', 'results')
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  return file
}

if (values.list) console.log(measures.map(({ name }) => name).join('\n'))
else process.exitCode = await run(selectMeasures(values.only))
