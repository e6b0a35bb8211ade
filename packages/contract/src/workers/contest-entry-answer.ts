import * as v from 'valibot'
import { refusalBody } from '../envelope.ts'
import {
  type ContestEntryProblem,
  type ContestEntryValues,
  contestEntryFailures,
  invalidContestEntry,
} from './contest-entry.ts'

/** Why a picture was not taken: in the worker's words, or because it or the network is away. */
export type ContestEntryFailure = (typeof contestEntryFailures)[number] | 'unavailable' | 'offline'

export type RefusedContestEntry = {
  readonly problems: readonly ContestEntryProblem[]
  readonly failure: ContestEntryFailure | null
}

/** The upload page as the answer to a picture that was sent without script. */
export type ContestEntryAnswer = RefusedContestEntry & {
  readonly kind: 'contest-entry'
  readonly values: ContestEntryValues
}

/** Names the thanks in the address, as `thanksId` does for other forms. */
export const contestEntryFormId = 'contest-entry'

const invalidBody = v.object({ data: invalidContestEntry })

/** What the body of a refusal means: the same in the browser and on the site's server. */
export function judgeContestEntry(status: number, body: unknown): RefusedContestEntry {
  const code = v.is(refusalBody, body) ? body.meta.code : ''
  const invalid = v.safeParse(invalidBody, body)
  if (code === 'form-invalid' && invalid.success) return { problems: invalid.output.data.fields, failure: null }
  const known = contestEntryFailures.find((failure) => failure === code)
  return { problems: [], failure: known ?? (status === 429 ? 'too-many-requests' : 'unavailable') }
}
