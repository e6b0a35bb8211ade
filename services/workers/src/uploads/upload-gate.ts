import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findClientNetwork } from '@marram/service-kit/request-context'

export type GateLimits = {
  /** Concurrent uploads, including queued ones. */
  readonly atOnce: number
  readonly perNetwork: number
}

export type UploadGate = {
  /** Takes a slot for the caller and returns its release function; a refusal if all are taken. */
  enter(): (() => void) | Refusal
}

export const uploadsBusy = refuse(503, 'uploads-busy', 'Too many uploads at the moment. Please try again later.', {
  headers: { 'retry-after': '10', connection: 'close' },
})

/** Limits the disk space, memory and sockets of uploads. */
export function createUploadGate({ atOnce, perNetwork }: GateLimits): UploadGate {
  const inside = new Map<string, number>()
  let total = 0
  return {
    enter() {
      const network = findClientNetwork() ?? ''
      const current = inside.get(network) ?? 0
      if (total >= atOnce || (network !== '' && current >= perNetwork)) return uploadsBusy
      total += 1
      inside.set(network, current + 1)
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        total -= 1
        const left = (inside.get(network) ?? 1) - 1
        if (left > 0) inside.set(network, left)
        else inside.delete(network)
      }
    },
  }
}
