/** Tells whether guests are active, for background work that should yield to them. */
export type Guests = {
  /** Records a request. */
  note(): void
  /** Time of the last request, on the clock of `performance`. */
  seenMs(): number
  /** Settles after a period without requests, after a maximum wait, or on abort. */
  untilCalm(signal: AbortSignal): Promise<void>
}

/** A page loads its scripts and pictures one after another, and guests continue to the next page. */
const calmMs = 1000
/** Without a calm second, guests' own requests prepare what they need; background work must continue eventually. */
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
