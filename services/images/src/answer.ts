import { isRefusal, type Refusal, replyRefusal } from '@marram/service-kit/envelope'
import type { AnswerFrom } from './metrics.ts'
import type { Original, Originals } from './originals.ts'
import type { Renditions } from './renditions.ts'
import { isNotModified, replyAsIs, replyNotModified, replyRendition } from './reply.ts'

export type Answer = { from: AnswerFrom; response: Response }

type Deps = { originals: Originals; renditions: Renditions }
/** Gives the refusal when this caller has had too many new pictures made. */
type LimitCold = () => Promise<Response | undefined>

/** Finds the picture a request asks for: held by the browser, served as it is, finished before, or made now. */
export function createAnswer({ originals, renditions }: Deps) {
  return async (request: Request, signal: AbortSignal, limitCold: LimitCold): Promise<Answer> => {
    const original = await originals.find(new URL(request.url), signal)
    if (isRefusal(original)) return refused(original)
    if (isNotModified(request, original)) return { from: 'not-modified', response: replyNotModified(original) }
    if (original.asIs) return answerAsIs(request, original, signal)
    const finished = await renditions.find(original)
    if (finished !== null) return { from: finished.from, response: replyRendition(original, finished.bytes) }
    const limited = renditions.isUnderWay(original) ? undefined : await limitCold()
    if (limited) return { from: 'refused', response: limited }
    const bytes = await renditions.make(original, { background: false, signal })
    if (isRefusal(bytes)) return refused(bytes)
    return { from: 'made', response: replyRendition(original, bytes) }
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
