import { isRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Original, Originals } from './originals.ts'
import type { Renditions } from './renditions.ts'

export type Warmed = { made: number; present: number; failed: number }

/**
 * Makes the pictures behind a list of addresses, one at a time and after everything a guest is waiting for. What
 * stands before `/own/` or `/assets/` in an address is where the service is mounted, and ignored.
 */
export type Warmer = (urls: readonly string[], signal: AbortSignal) => Promise<Warmed>

export type Warmers = {
  /** Final pictures, which take their time. */
  warm: Warmer
  /** Drafts alone: quickly made, and what a guest is shown until the final ones are there. */
  draft: Warmer
}

type Deps = { originals: Originals; renditions: Renditions; log: Log }
type Make = (original: Original, signal: AbortSignal) => Promise<keyof Warmed>

export function createWarmers({ originals, renditions, log }: Deps): Warmers {
  const makeFinal: Make = async (original, signal) => {
    if ((await renditions.find(original))?.stage === 'final') return 'present'
    return isRefusal(await renditions.makeFinal(original, signal)) ? 'failed' : 'made'
  }
  const makeDraft: Make = async (original, signal) => {
    if ((await renditions.find(original)) !== null) return 'present'
    const made = await renditions.makeDraft(original, signal)
    return made === null ? 'present' : isRefusal(made) ? 'failed' : 'made'
  }
  const warmOne = async (url: string, make: Make, signal: AbortSignal): Promise<keyof Warmed> => {
    const [path] = /\/(?:own|assets)\/.*$/s.exec(url) ?? []
    if (path === undefined || !URL.canParse(path, 'http://images')) return 'failed'
    const original = await originals.find(new URL(path, 'http://images'), signal)
    if (isRefusal(original)) return 'failed'
    return original.asIs ? 'present' : make(original, signal)
  }
  const warmerFor =
    (make: Make): Warmer =>
    async (urls, signal) => {
      const warmed: Warmed = { made: 0, present: 0, failed: 0 }
      for (const url of urls) {
        if (signal.aborted) break
        const result = await warmOne(url, make, signal)
        if (result === 'failed' && !signal.aborted) log.warn({ url }, 'picture not warmed')
        warmed[result] += 1
      }
      return warmed
    }
  return { warm: warmerFor(makeFinal), draft: warmerFor(makeDraft) }
}
