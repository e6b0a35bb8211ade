import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findClientNetwork } from '@marram/service-kit/request-context'

export type GateLimits = {
  /** Pictures received or decoded at the same time, those that wait for their turn included. */
  readonly atOnce: number
  readonly perNetwork: number
}

export type UploadGate = {
  /** A slot for the current caller, to be released afterwards; a refusal when there is none. */
  enter(): (() => void) | Refusal
}

export const uploadsBusy = refuse(
  503,
  'uploads-busy',
  'Too many pictures are being sent just now. Please try again in a moment.',
  { headers: { 'retry-after': '10', connection: 'close' } },
)

/** Limits the disk, memory and sockets that uploads can use, from any client and at any speed. */
export function createUploadGate({ atOnce, perNetwork }: GateLimits): UploadGate {
  const inside = new Map<string, number>()
  let total = 0
  return {
    enter() {
      const network = findClientNetwork() ?? ''
      const own = inside.get(network) ?? 0
      if (total >= atOnce || (network !== '' && own >= perNetwork)) return uploadsBusy
      total += 1
      inside.set(network, own + 1)
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
