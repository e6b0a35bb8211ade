import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Finding } from './measure.ts'

const earlierRun = v.object({
  at: v.string(),
  machine: v.object({ cpu: v.string(), platform: v.string(), loadAtStart: v.number() }),
  outcomes: v.array(
    v.object({ findings: v.optional(v.array(v.object({ what: v.string(), value: v.number(), unit: v.string() }))) }),
  ),
})

/** The findings of an earlier run, by table row. */
export type EarlierRun = {
  readonly line: string
  readonly values: ReadonlyMap<string, number>
}

/** Resolves the file against the working directory or `bench/`. Reads it first, because it may be `latest.json`. */
export async function readEarlierRun(file: string, benchFolder: string): Promise<EarlierRun> {
  const text = await readFile(file, 'utf8').catch(() => readFile(join(benchFolder, file), 'utf8'))
  return parseEarlierRun(JSON.parse(text))
}

export function parseEarlierRun(written: unknown): EarlierRun {
  const { at, machine, outcomes } = v.parse(earlierRun, written)
  const findings = outcomes.flatMap((outcome) => outcome.findings ?? [])
  return {
    line: `before: ${at}, ${machine.cpu}, ${machine.platform}, load ${machine.loadAtStart}`,
    values: new Map(findings.map(({ what, unit, value }) => [keyOf({ what, unit }), value])),
  }
}

/** The unit is part of the key, so that values of different units are not compared. */
function keyOf({ what, unit }: Pick<Finding, 'what' | 'unit'>): string {
  return `${what} (${unit})`
}

export function findBefore(earlier: EarlierRun, finding: Finding): number | undefined {
  return earlier.values.get(keyOf(finding))
}

/** The change in per cent; empty for a new or unchanged value. */
export function describeChange(before: number | undefined, now: number): string {
  if (before === undefined) return 'new'
  if (before === now) return '='
  if (before === 0) return ''
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`
}
