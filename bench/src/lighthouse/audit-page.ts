import { loadTool } from '../tools.ts'

/** Scores from 0 to 100, and timings. */
export type Marks = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly layoutShift: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  /** Audits that lower a score. */
  readonly faults: readonly string[]
}

export type AuditOptions = { readonly chromium: string; readonly url: string; readonly ignoreStatus: boolean }

type Launcher = {
  launch(options: { chromePath: string; chromeFlags: readonly string[] }): Promise<{ port: number; kill(): void }>
}

type Lighthouse = {
  default(
    url: string,
    flags: { port: number; logLevel: 'silent'; ignoreStatusCode: boolean; onlyCategories: readonly string[] },
  ): Promise<{ readonly lhr: Report } | undefined>
}

type Report = {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Categories
  readonly audits: Audits
}

type Categories = Readonly<
  Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
>
type Audits = Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>

/** One visit with Lighthouse's phone settings: slow CPU, slow network. */
export async function auditPage({ chromium, url, ignoreStatus }: AuditOptions): Promise<Marks> {
  const isRoot = process.getuid?.() === 0
  const chromeFlags = ['--headless=new', ...(isRoot ? ['--no-sandbox'] : [])]
  const { launch } = await loadTool<Launcher>('chrome-launcher')
  const { default: lighthouse } = await loadTool<Lighthouse>('lighthouse')
  const chrome = await launch({ chromePath: chromium, chromeFlags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      ignoreStatusCode: ignoreStatus,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!result) throw new Error('Lighthouse gave no result.')
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
    const mark = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      performance: mark('performance'),
      accessibility: mark('accessibility'),
      bestPractices: mark('best-practices'),
      seo: mark('seo'),
      layoutShift: value('cumulative-layout-shift'),
      largestPaintMs: value('largest-contentful-paint'),
      blockedMs: value('total-blocking-time'),
      faults: findFaults(lhr.categories, lhr.audits),
    }
  } finally {
    chrome.kill()
  }
}

function findFaults(categories: Categories, audits: Audits): string[] {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  return refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id)
}
