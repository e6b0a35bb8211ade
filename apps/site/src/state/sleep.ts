import { startTransition } from 'react'

/** Parts of a page that the server wrote and the browser has not brought to life yet, and that show the same state. */
export type Sleep = {
  readonly called: Promise<void>
  call(): void
  /** Said by each part that sleeps, and again when it has woken up. */
  joined(): void
  woke(): void
  /**
   * Changes the state that the parts show. While one sleeps, all are called and the change waits for them: React would
   * throw the server's HTML away otherwise. Afterwards the change is made at once.
   */
  change(apply: () => void): void
}

export function createSleep(): Sleep {
  const { promise, resolve } = Promise.withResolvers<void>()
  let sleeping = 0
  return {
    called: promise,
    call: () => resolve(),
    joined: () => {
      sleeping += 1
    },
    woke: () => {
      sleeping -= 1
    },
    change(apply) {
      resolve()
      if (sleeping <= 0) apply()
      else startTransition(apply)
    },
  }
}
