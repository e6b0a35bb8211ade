export const openDelayMs = 350
export const closeDelayMs = 400

export type MenuIntent = {
  /** Pointer or focus has come to an entry. */
  approach(): void
  /** The pointer has left the entry and its panel. */
  leave(): void
  /** The guest has decided by himself; nothing more happens by waiting. */
  settle(): void
}

/** A hand that only passes by opens nothing, and one that slips off the panel has a moment to come back. */
export function createMenuIntent({ open, close }: { open: () => void; close: () => void }): MenuIntent {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (work: () => void, delayMs: number): void => {
    clearTimeout(timer)
    timer = setTimeout(work, delayMs)
  }
  return {
    approach: () => wait(open, openDelayMs),
    leave: () => wait(close, closeDelayMs),
    settle: () => clearTimeout(timer),
  }
}
