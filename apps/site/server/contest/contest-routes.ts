import { ServiceError } from '@marram/contract/service-error'
import { contestEntryFormId, judgeContestEntry } from '@marram/contract/workers/contest-entry-answer'
import { thanksId } from '@marram/contract/workers/form-answer'
import { longestUploadMs } from '@marram/contract/workers/upload-pace'
import { multipartOf, type UploadsClient } from '@marram/contract/workers/uploads-client'
import { pageTable } from '@marram/i18n/page-table'
import { refuse, reply, replyRefusal } from '@marram/service-kit/envelope'
import { keepHead } from '../kit/form-head.ts'
import { presentRefusal } from '../kit/form-refusal.ts'
import { isFromOwnPage } from '../kit/own-page.ts'
import { seeOther } from '../kit/see-other.ts'
import type { RouteTools, SiteApp, SiteContext } from '../kit/site-route.ts'
import type { ShowAnswer } from '../pages/answer-page.ts'
import { readWritten } from './written-values.ts'

export type ContestRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'onFailure'> & {
  readonly uploads: Pick<UploadsClient, 'submitContestImage'>
  readonly showAnswer: ShowAnswer
}

const { address } = pageTable['contest-upload']

/** Paths as services name them; the site reads no body there and allows for a picture on a slow network. */
export const streamedContestPaths = {
  paths: Object.values(address).map((path) => path.slice(0, -1)),
  timeLimitMs: longestUploadMs + 45_000,
}

/** The upload page takes the picture at its own address: JSON for a script, a page for a browser. */
export function mountContestRoutes(app: SiteApp, options: ContestRoutesOptions): void {
  for (const path of streamedContestPaths.paths) app.post(path, (c) => takeEntry(c, options))
}

/** Streams the picture to the worker: this process never holds all of it. */
async function takeEntry(c: SiteContext, options: ContestRoutesOptions): Promise<Response> {
  const { uploads, editionOf, hostOf, showAnswer, onFailure } = options
  const request = c.req.raw
  if (!isFromOwnPage(request.headers, hostOf(c))) {
    return replyRefusal(refuse(403, 'foreign-form', 'A form can only be sent from a page of this site.'))
  }
  const form = multipartOf(request)
  if (!form) return replyRefusal(refuse(400, 'malformed-form', 'The request body is not a form with a picture.'))
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false
  const edition = editionOf(c)
  const path = address[edition]
  const head = keepHead(form.stream)
  try {
    const received = await uploads.submitContestImage({ ...form, stream: head.stream })
    return wantsJson ? reply(received) : seeOther(`${path}#${thanksId(contestEntryFormId)}`)
  } catch (error) {
    const isRefused = error instanceof ServiceError && error.status < 500
    if (!isRefused) onFailure(error)
    if (wantsJson) return presentRefusal(error)
    const values = await readWritten(head.bytes(), form.contentType)
    const refused = error instanceof ServiceError ? judgeContestEntry(error.status, error.body) : noReply
    return showAnswer(edition, path, { kind: 'contest-entry', values, ...refused }, isRefused ? error.status : 503)
  }
}

const noReply = { problems: [], failure: 'unavailable' } as const
