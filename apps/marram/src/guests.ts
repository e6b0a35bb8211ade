/** Whether guests are here at the moment, for everything that should not take the processor from them. */
export type Guests = {
  /** Somebody asks for something. */
  note(): void
  /** When somebody last did, on the clock of `performance`. */
  seenMs(): number
  /** Settles when nobody has asked for anything for a while, when that does not happen for long, or when it is given up. */
  untilCalm(signal: AbortSignal): Promise<void>
}

/** A page asks for its scripts and pictures bit by bit, and a guest goes on to the next one. */
const calmMs = 1000
/** Where guests never leave a second free, their own requests prepare what they need; the rest must go on some day. */
const atMostMs = 15_000

export function createGuests(): Guests {
  let seenMs = Number.NEGATIVE_INFINITY
  return {
    note() {
      seenMs = performance.now()
    },
    seenMs: () => seenMs,
    async untilCalm(signal) {
      const deadlineMs = performance.now() + atMostMs
      const givenUp = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      const restMs = () => Math.min(deadlineMs, seenMs + calmMs) - performance.now()
      for (let ms = restMs(); ms > 0 && !signal.aborted; ms = restMs()) {
        const rested = new Promise((resolve) => setTimeout(resolve, Math.ceil(ms)).unref())
        await Promise.race([rested, givenUp])
      }
    },
  }
}
