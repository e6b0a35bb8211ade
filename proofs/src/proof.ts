/** `npm run proof` sets it; in `npm test` a proof runs a small sample. */
const isFull = process.env.PROOF === 'full'

/** Repeats a run: all random choices derive from it. */
export const seed = Number(process.env.PROOF_SEED ?? 1966)

/** Rounds, stays or requests, depending on the proof; set by `npm run proof -- NAME --count N`. */
export function countOf({ sample, full }: { readonly sample: number; readonly full: number }): number {
  return Number(process.env.PROOF_COUNT ?? choose({ sample, full }))
}

/** A second size that does not follow `--count`. */
export function choose<T>({ sample, full }: { readonly sample: T; readonly full: T }): T {
  return isFull ? full : sample
}

/** Progress and results of a long run. */
export const say: (line: string) => void = isFull ? (line) => process.stdout.write(`  ${line}\n`) : () => {}

/** For the row in docs/proofs.md. */
export function sayResult(result: object): void {
  say(JSON.stringify(result))
}

const longestHours = 24
/** Only a hanging proof times out. */
export const patience = { timeout: choose({ sample: 240_000, full: longestHours * 3_600_000 }) }
