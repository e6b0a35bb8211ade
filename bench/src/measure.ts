import type { PreparedAgency } from './program/prepared-agency.ts'

/** `ratio` budgets hold on any machine; `value` budgets are promises to guests and operators. */
export type Budget = { readonly of: 'value' | 'ratio'; readonly max?: number; readonly min?: number }

/** One line of the table. */
export type Finding = {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The same thing done in the plainest way, measured in the same run. */
  readonly baseline?: number
  readonly ratio?: number
  readonly budget?: Budget
  readonly detail?: Readonly<Record<string, unknown>>
}

export type Context = {
  /** Also measure what takes many minutes. */
  readonly isFull: boolean
  readonly chromium: string | null
  /** Where measures that can be profiled write their profiles; null where nobody asked for them. */
  readonly profileFolder: string | null
  /** A demo agency on disk, made once per run by the first measure that asks. */
  agency(): Promise<PreparedAgency>
  say(line: string): void
}

/** A measure may leave something out (no browser, say) or fail in a part of it: it then says why. */
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

/** Measures one part after the other. One that fails does not take the findings of the others with it. */
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
