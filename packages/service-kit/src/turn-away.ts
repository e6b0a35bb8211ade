import type { IncomingMessage } from 'node:http'

export type TurnAway = {
  /** True once the node is leaving and the request must go to another one: its connection is closed without a response. */
  drops(request: IncomingMessage): boolean
  /** Starts dropping, and settles when the proxy sends nothing to this node. */
  untilLeftOut(): Promise<void>
}

/** Without a read in this time there is hardly a guest to lose. */
const readWithinMs = 3000
/** The proxy's other workers may have chosen this node just before: their requests arrive meanwhile. */
const settleMs = 500
/** Of the two seconds for which the proxy leaves out the node (`fail_timeout`), one is for closing the port. */
const settledWithinMs = 1000

/**
 * nginx has no health checks: it leaves out a node for some seconds when a request fails. It repeats reads at another node,
 * so a read dropped on purpose makes it stop sending, and writes that it would not repeat no longer meet a closing port.
 */
export function createTurnAway(isRepeatedElsewhere: (request: IncomingMessage) => boolean): TurnAway {
  let isLeaving = false
  let onDrop = () => {}
  return {
    drops(request) {
      if (!isLeaving || !isRepeatedElsewhere(request)) return false
      request.socket.destroy()
      onDrop()
      return true
    },
    async untilLeftOut() {
      isLeaving = true
      const giveUpAt = performance.now() + readWithinMs
      while (performance.now() < giveUpAt) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, giveUpAt - performance.now())
          onDrop = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        const droppedAt = performance.now()
        await new Promise((resolve) => setTimeout(resolve, settleMs))
        // A process that was not given the CPU in time may be in use again: it needs another read.
        if (performance.now() - droppedAt < settledWithinMs) return
      }
    },
  }
}
