export type EventLoop = { behindMs(): number; stop(): void }

const tickMs = 50
const ticks = 3

/**
 * Delay of the event loop that lasts: the shortest of its last three. A single stall, as at the start or while a laptop
 * sleeps, is over by the time a guest could be refused for it.
 */
export function watchEventLoop(now: () => number = () => performance.now()): EventLoop {
  let dueAt = now() + tickMs
  let lateMs: readonly number[] = []
  const timer = setInterval(() => {
    const at = now()
    lateMs = [Math.max(0, at - dueAt), ...lateMs.slice(0, ticks - 1)]
    dueAt = at + tickMs
  }, tickMs).unref()
  return {
    behindMs: () => (lateMs.length < ticks ? 0 : Math.min(...lateMs)),
    stop: () => clearInterval(timer),
  }
}
