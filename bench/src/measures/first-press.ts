import { chromium as playwright } from '@playwright/test'
import { fetchAnswer } from '../load/answer.ts'
import type { Finding, Measure } from '../measure.ts'
import { findBooking, findPageKinds } from '../pages/page-kinds.ts'
import { referencesOf } from '../pages/references.ts'
import { type Delay, delaysMs, type Press, pressOnce } from '../press/press-once.ts'
import { type Scenario, scenarios } from '../press/scenarios.ts'
import { untilIdle } from '../program/running-program.ts'
import { percentile, round } from '../statistics.ts'

const visits = 5
const part = 0.75
const reactionBudgetMs = 100
const effectBudgetMs = { 'at first paint': 2000, 'a second later': 1000 } as const
const requestBudget = 15

/** First tap on a slow phone, before or while React loads: when it shows, when it takes effect, and if exactly once. */
export const firstPress: Measure = {
  name: 'first-press',
  async run(context) {
    const { chromium, say } = context
    if (chromium === null) return { skipped: 'No Chromium was found; name one with CHROMIUM_PATH.' }
    const program = await (await context.agency()).start()
    try {
      await warmPages(program.port)
      await untilIdle(program)
      return await measurePresses({ chromium, port: program.port, visits, say })
    } finally {
      await program.stop()
    }
  },
}

type PressOptions = {
  readonly chromium: string
  readonly port: number
  readonly visits: number
  readonly only?: RegExp
  readonly say: (line: string) => void
}

/** @internal */
export async function measurePresses({ chromium, port, visits, only, say }: PressOptions): Promise<Finding[]> {
  const browser = await playwright.launch({ executablePath: chromium, args: ['--no-sandbox'] })
  try {
    const kinds = await findPageKinds(port)
    const findings: Finding[] = []
    for (const scenario of scenarios.filter(({ name }) => only?.test(name) ?? true)) {
      const path = kinds.find(({ name }) => name === scenario.page)?.path
      if (path === undefined) throw new Error(`There is no kind of page called ${scenario.page}.`)
      for (const delay of Object.keys(delaysMs) as Delay[]) {
        const presses: Press[] = []
        for (let visit = 0; visit < visits; visit += 1) {
          const visited = scenario.takesStay ? await findBooking(port) : path
          presses.push(await pressOnce(browser, `http://de.localhost:${port}${visited}`, scenario, delay))
        }
        const found = present(scenario, delay, presses)
        for (const { what, value, unit } of found) say(`${what}: ${value} ${unit}`)
        findings.push(...found)
      }
    }
    return findings
  } finally {
    await browser.close()
  }
}

function present({ name }: Scenario, delay: Delay, presses: readonly Press[]): Finding[] {
  const what = (figure: string) => `${name}, ${delay}: ${figure}`
  // A lost tap counts as infinite.
  const upper = (values: readonly (number | null)[]) =>
    round(
      percentile(
        values.map((value) => value ?? Number.POSITIVE_INFINITY),
        part,
      ),
      0,
    )
  const effects = presses.map(({ effectMs }) => effectMs)
  return [
    {
      what: what('reaction'),
      value: upper(presses.map(({ reactionMs }) => reactionMs)),
      unit: 'ms',
      budget: { of: 'value', max: reactionBudgetMs },
      detail: { presses },
    },
    {
      what: what('full effect'),
      value: upper(effects),
      unit: 'ms',
      budget: { of: 'value', max: effectBudgetMs[delay] },
    },
    {
      what: what('lost, doubled or on something else'),
      value: presses.filter(({ effectMs, isWrong }) => effectMs === null || isWrong).length,
      unit: 'taps',
      budget: { of: 'value', max: 0 },
    },
    {
      what: what('script requests until then'),
      value: Math.max(...presses.map(({ requests }) => requests)),
      unit: 'requests',
      budget: { of: 'value', max: requestBudget },
    },
    { what: what('script until then'), value: upper(presses.map(({ kilobytes }) => kilobytes)), unit: 'KB' },
    {
      what: what('script requests in a row'),
      value: upper(presses.map(({ roundTrips }) => roundTrips)),
      unit: 'requests',
    },
  ]
}

async function warmPages(port: number): Promise<void> {
  const headers = { host: `de.localhost:${port}` }
  for (const { path } of await findPageKinds(port)) {
    const { body } = await fetchAnswer({ port, path, headers })
    for (const picture of referencesOf(body.toString()).pictures) await fetchAnswer({ port, path: picture, headers })
  }
}
