import { isRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Originals } from './originals.ts'
import type { Renditions } from './renditions.ts'

export type Warmed = { made: number; present: number; failed: number }

/**
 * Makes the pictures behind a list of addresses, one at a time and after everything a guest is waiting for. What
 * stands before `/own/` or `/assets/` in an address is where the service is mounted, and ignored.
 */
export type Warmer = (urls: readonly string[], signal: AbortSignal) => Promise<Warmed>

type Deps = { originals: Originals; renditions: Renditions; log: Log }

export function createWarmer({ originals, renditions, log }: Deps): Warmer {
  const warmOne = async (url: string, signal: AbortSignal): Promise<keyof Warmed> => {
    const [path] = /\/(?:own|assets)\/.*$/s.exec(url) ?? []
    if (path === undefined || !URL.canParse(path, 'http://images')) return 'failed'
    const original = await originals.find(new URL(path, 'http://images'), signal)
    if (isRefusal(original)) return 'failed'
    if (original.asIs || (await renditions.find(original))?.stage === 'final') return 'present'
    return isRefusal(await renditions.makeFinal(original, signal)) ? 'failed' : 'made'
  }
  return async (urls, signal) => {
    const warmed: Warmed = { made: 0, present: 0, failed: 0 }
    for (const url of urls) {
      if (signal.aborted) break
      const result = await warmOne(url, signal)
      if (result === 'failed' && !signal.aborted) log.warn({ url }, 'picture not warmed')
      warmed[result] += 1
    }
    return warmed
  }
}
