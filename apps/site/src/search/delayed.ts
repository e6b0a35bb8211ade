/** Does something a moment after the last call. */
export type Delayed<T> = {
  schedule(value: T): void
  /** Now, if it was still to come. */
  flush(): void
  cancel(): void
}

export function createDelayed<T>(afterMs: number, work: (value: T) => void): Delayed<T> {
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly value: T } | null = null
  const run = (): void => {
    const due = waiting
    waiting = null
    if (due) work(due.value)
  }
  const cancel = (): void => {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }
  return {
    schedule(value) {
      cancel()
      waiting = { timer: setTimeout(run, afterMs), value }
    },
    flush() {
      if (waiting) clearTimeout(waiting.timer)
      run()
    },
    cancel,
  }
}
