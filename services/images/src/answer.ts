import { isRefusal, type Refusal, replyRefusal } from '@marram/service-kit/envelope'
import type { AnswerFrom } from './metrics.ts'
import type { Original, Originals } from './originals.ts'
import type { PictureParameters } from './parameters.ts'
import type { Rendition, Renditions } from './renditions.ts'
import { isNotModified, replyAsIs, replyNotModified, replyRendition } from './reply.ts'
import { expectedPixels } from './size.ts'

export type Answer = { from: AnswerFrom; response: Response }

type Deps = { originals: Originals; renditions: Renditions }
/** Returns a refusal once the caller exceeds the limit of new pictures. */
type LimitCold = (cost: number) => Refusal | null

const unitPixels = 200_000

/** The cost of a new picture against the limit: a list's picture is one unit, the largest are over twenty. */
export function coldCost(parameters: PictureParameters): number {
  return Math.max(1, Math.ceil(expectedPixels(parameters) / unitPixels))
}

/** Answers a request: not modified, served unchanged, from a cache, or rendered now. */
export function createAnswer({ originals, renditions }: Deps) {
  return async (request: Request, signal: AbortSignal, limitCold: LimitCold): Promise<Answer> => {
    const original = await originals.find(new URL(request.url), signal)
    if (isRefusal(original)) return refused(original)
    if (isNotModified(request, original)) return { from: 'not-modified', response: replyNotModified(original) }
    if (original.asIs) return answerAsIs(request, original, signal)
    const finished = await renditions.find(original)
    if (finished !== null) return answerWith(original, finished, finished.from)
    const failed = renditions.findFailure(original)
    if (failed !== null) return refused(failed)
    const limited = renditions.isUnderWay(original) ? null : limitCold(coldCost(original.parameters))
    if (limited !== null) return refused(limited)
    const made = await renditions.make(original, signal)
    if (isRefusal(made)) return refused(made)
    return answerWith(original, made, 'made')
  }

  function answerWith(original: Original, rendition: Rendition, from: AnswerFrom): Answer {
    if (rendition.stage === 'draft') renditions.refine(original)
    return { from, response: replyRendition(original, rendition) }
  }

  async function answerAsIs(request: Request, original: Original, signal: AbortSignal): Promise<Answer> {
    const loaded = await originals.load(original, signal)
    if (isRefusal(loaded)) return refused(loaded)
    return { from: 'as-is', response: replyAsIs(request, original, loaded.bytes) }
  }
}

function refused(refusal: Refusal): Answer {
  return { from: 'refused', response: replyRefusal(refusal) }
}
