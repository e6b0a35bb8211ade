import type { PreparedAgency } from './program/prepared-agency.ts'

/** `ratio` budgets hold on any machine; `value` budgets are promises to guests and operators. */
export type Budget = { readonly of: 'value' | 'ratio'; readonly max?: number; readonly min?: number }

/** A row of the table. */
export type Finding = {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The simplest alternative, measured in the same run. */
  readonly baseline?: number
  readonly ratio?: number
  readonly budget?: Budget
  readonly detail?: Readonly<Record<string, unknown>>
}

export type Context = {
  /** Include measurements that take many minutes. */
  readonly isFull: boolean
  readonly chromium: string | null
  /** Seconds of the soak, of `--soak`. */
  readonly soakS: number
  /** Folder for profiles; null without `--profile`. */
  readonly profileFolder: string | null
  /** A demo agency on disk, created once per run on first use. */
  agency(): Promise<PreparedAgency>
  say(line: string): void
}

/** Findings, or the reason why a measure was skipped or failed in part. */
export type Measured =
  | readonly Finding[]
  | { readonly skipped: string }
  | { readonly findings: readonly Finding[]; readonly failed: string }

export type Measure = { readonly name: string; run(context: Context): Promise<Measured> }

export function isWithinBudget({ value, ratio, budget }: Finding): boolean | null {
  if (!budget) return null
  const judged = budget.of === 'ratio' ? ratio : value
  if (judged === undefined) return false
  return judged <= (budget.max ?? Number.POSITIVE_INFINITY) && judged >= (budget.min ?? Number.NEGATIVE_INFINITY)
}

/** A measure by number of houses; those of `long` only with `--full`. */
export function measureSizes(
  name: string,
  { usual, long }: { readonly usual: readonly number[]; readonly long: readonly number[] },
  measureSize: (lodgings: number) => Promise<readonly Finding[]>,
): Measure {
  return {
    name,
    async run({ isFull, say }) {
      const findings: Finding[] = []
      for (const lodgings of isFull ? [...usual, ...long] : usual) {
        say(`${lodgings} houses`)
        findings.push(...(await measureSize(lodgings)))
      }
      return findings
    },
  }
}

/** Runs the parts in sequence; a failure keeps the findings of the others. */
export async function measureParts(
  parts: Readonly<Record<string, () => Promise<readonly Finding[]>>>,
): Promise<Measured> {
  const findings: Finding[] = []
  const failures: string[] = []
  for (const [name, run] of Object.entries(parts)) {
    try {
      findings.push(...(await run()))
    } catch (error) {
      failures.push(`${name}: ${describeError(error)}`)
    }
  }
  return failures.length === 0 ? findings : { findings, failed: failures.join('\n') }
}

export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
