import * as v from 'valibot'
import { refusalBody } from '../envelope.ts'
import {
  type ContestEntryProblem,
  type ContestEntryValues,
  contestEntryFailures,
  invalidContestEntry,
} from './contest-entry.ts'

/** Reasons for a rejected picture: the worker's codes, or an outage of the worker or the network. */
export type ContestEntryFailure = (typeof contestEntryFailures)[number] | 'unavailable' | 'offline'

export type RefusedContestEntry = {
  readonly problems: readonly ContestEntryProblem[]
  readonly failure: ContestEntryFailure | null
}

/** The upload page as the response to a picture sent without script. */
export type ContestEntryAnswer = RefusedContestEntry & {
  readonly kind: 'contest-entry'
  readonly values: ContestEntryValues
}

/** Used in the URL of the thank-you message, like `thanksId` for other forms. */
export const contestEntryFormId = 'contest-entry'

const invalidBody = v.object({ data: invalidContestEntry })

/** Interprets the body of a refusal; shared by the browser and the site's server. */
export function judgeContestEntry(status: number, body: unknown): RefusedContestEntry {
  const code = v.is(refusalBody, body) ? body.meta.code : ''
  const invalid = v.safeParse(invalidBody, body)
  if (code === 'form-invalid' && invalid.success) return { problems: invalid.output.data.fields, failure: null }
  const known = contestEntryFailures.find((failure) => failure === code)
  return { problems: [], failure: known ?? (status === 429 ? 'too-many-requests' : 'unavailable') }
}
