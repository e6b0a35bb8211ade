/** `npm run proof` sets it; in `npm test` a proof runs a small sample. */
const isFull = process.env.PROOF === 'full'

/** Repeats a run: everything random is drawn from it. */
export const seed = Number(process.env.PROOF_SEED ?? 1966)

/** Rounds, stays or requests, whatever the proof counts; `npm run proof -- NAME --count N` sets it. */
export function countOf({ sample, full }: { readonly sample: number; readonly full: number }): number {
  return Number(process.env.PROOF_COUNT ?? choose({ sample, full }))
}

/** A second size that does not follow `--count`. */
export function choose<T>({ sample, full }: { readonly sample: T; readonly full: T }): T {
  return isFull ? full : sample
}

/** Progress and results, for whoever waits for a long run. */
export const say: (line: string) => void = isFull ? (line) => process.stdout.write(`  ${line}\n`) : () => {}

/** For the row in docs/proofs.md. */
export function sayResult(result: object): void {
  say(JSON.stringify(result))
}

const longestHours = 24
/** Only a proof that hangs runs out of time. */
export const patience = { timeout: choose({ sample: 240_000, full: longestHours * 3_600_000 }) }
