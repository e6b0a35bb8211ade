import { isRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Original, Originals } from './originals.ts'
import type { Renditions } from './renditions.ts'

export type Warmed = { made: number; present: number; failed: number }

/**
 * Renders the pictures of these URLs one at a time, after all waiting guests. Ignores the part before `/own/` or `/assets/`,
 * the mount path of the service.
 */
export type Warmer = (urls: readonly string[], signal: AbortSignal) => Promise<Warmed>

export type Warmers = {
  /** Renders final pictures. */
  warm: Warmer
  /** Renders drafts, which guests see until the final pictures are ready. */
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
        if (result === 'failed' && !signal.aborted) log.warn({ url }, 'a picture could not be rendered in advance')
        warmed[result] += 1
      }
      return warmed
    }
  return { warm: warmerFor(makeFinal), draft: warmerFor(makeDraft) }
}
