import { auditPage, type Marks } from '../lighthouse/audit-page.ts'
import { fetchAnswer } from '../load/answer.ts'
import type { Finding, Measure } from '../measure.ts'
import { findPageKinds, type PageKind } from '../pages/page-kinds.ts'
import { referencesOf } from '../pages/references.ts'
import { untilIdle } from '../program/running-program.ts'
import { median, round } from '../statistics.ts'

const visits = 3

/** Lighthouse's phone scores per kind of page, on the production build with cached pictures. */
export const lighthouseMarks: Measure = {
  name: 'lighthouse',
  async run(context) {
    const { chromium } = context
    if (chromium === null) return { skipped: 'No Chromium was found; name one with CHROMIUM_PATH.' }
    const program = await (await context.agency()).start()
    try {
      const findings: Finding[] = []
      for (const kind of (await findPageKinds(program.port)).filter(({ isPublic }) => isPublic)) {
        await warmPictures(program.port, kind.path)
        await untilIdle(program)
        const url = `http://de.localhost:${program.port}${kind.path}`
        const marks: Marks[] = []
        for (let visit = 0; visit < visits; visit++) {
          marks.push(await auditPage({ chromium, url, ignoreStatus: kind.status !== 200 }))
        }
        findings.push(...present(kind, marks))
      }
      return findings
    } finally {
      await program.stop()
    }
  },
}

async function warmPictures(port: number, path: string): Promise<void> {
  const headers = { host: `de.localhost:${port}` }
  const { body } = await fetchAnswer({ port, path, headers })
  for (const picture of referencesOf(body.toString()).pictures) await fetchAnswer({ port, path: picture, headers })
}

/** Medians of timings; all other scores must be right in every visit. */
function present({ name, status }: PageKind, marks: readonly Marks[]): Finding[] {
  const all = (mark: (marks: Marks) => number) => marks.map(mark)
  const performance = all((one) => one.performance)
  const detail = {
    visits: performance,
    faults: [...new Set(marks.flatMap(({ faults }) => faults))],
  }
  const points = (what: string, value: number, min: number | null): Finding => ({
    what: `${name} page, ${what}`,
    value,
    unit: 'points',
    ...(min !== null && { budget: { of: 'value', min } }),
  })
  // Lighthouse counts a status other than 200 as a fault, for search engines and on the console.
  const full = status === 200 ? 100 : null
  return [
    { ...points('performance', median(performance), 97), detail },
    {
      what: `${name} page, largest paint`,
      value: round(median(all((one) => one.largestPaintMs)), 0),
      unit: 'ms',
      budget: { of: 'value', max: 1500 },
    },
    {
      what: `${name} page, blocked`,
      value: round(median(all((one) => one.blockedMs)), 0),
      unit: 'ms',
      budget: { of: 'value', max: 100 },
    },
    points('accessibility', Math.min(...all((one) => one.accessibility)), 100),
    points('best practices', Math.min(...all((one) => one.bestPractices)), full),
    points('SEO', Math.min(...all((one) => one.seo)), full),
    {
      what: `${name} page, layout shift`,
      value: round(Math.max(...all((one) => one.layoutShift)), 4),
      unit: 'CLS',
      budget: { of: 'value', max: 0.02 },
    },
  ]
}
