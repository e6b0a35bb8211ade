import { findPersonNameProblem, maxPersonNameLength, tidyPersonName } from '@marram/domain/person-name'
import type { PictureProblem } from '@marram/domain/picture-limits'
import * as v from 'valibot'
import { isMailAddress } from './mail-address.ts'
import { localeWord } from './requests.ts'

/**
 * Fields of `POST /bridge/contest_image_submissions/`, a `multipart/form-data`. The site adds `locale` (da-DK, de-DE or
 * en; by default the host determines the edition), and `stamp` and `trap` like other forms. The picture comes last, so
 * that the texts are known if it is rejected.
 */
export const contestEntryFields = [
  'contestId',
  'userEmail',
  'userEmailConfirm',
  'userName',
  'imageTitle',
  'imageText',
  'contest_image',
] as const
export type ContestEntryField = (typeof contestEntryFields)[number]

export const contestEntryLimits = { userName: 2 * maxPersonNameLength, imageTitle: 80, imageText: 1000 } as const

const problemCodes = [
  'missing',
  'not-a-name',
  'not-an-email',
  'emails-differ',
  'too-long',
  'not-a-picture',
  'heic',
  'type-not-accepted',
  'animated',
  'too-many-bytes',
  'too-few-pixels',
  'too-many-pixels',
  'unreadable',
] as const satisfies readonly (PictureProblem | string)[]

/** A problem with one field, and the number in its message. */
export const contestEntryProblem = v.object({
  field: v.picklist(contestEntryFields),
  code: v.picklist(problemCodes),
  limit: v.exactOptional(v.number()),
})
export type ContestEntryProblem = v.InferOutput<typeof contestEntryProblem>

const text = v.optional(v.string(), '')

/** The texts without the picture, to fill the form again. */
export const contestEntryValues = v.object({
  userEmail: text,
  userEmailConfirm: text,
  userName: text,
  imageTitle: text,
  imageText: text,
})
export type ContestEntryValues = v.InferOutput<typeof contestEntryValues>

/** `data` of a refusal with the code `form-invalid`: status 422, or 413 if the picture is too large. */
export const invalidContestEntry = v.object({
  fields: v.array(contestEntryProblem),
  values: contestEntryValues,
})

/** `data` of an accepted picture: staff review it before publication. */
export const receivedContestEntry = v.object({
  id: v.number(),
  contestId: v.number(),
  status: v.literal('pending'),
  imageTitle: v.string(),
  width: v.number(),
  height: v.number(),
})
export type ReceivedContestEntry = v.InferOutput<typeof receivedContestEntry>

/** The text fields of the request, as a worker parses them. */
export const contestEntryText = v.object({
  contestId: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number)),
  locale: v.optional(localeWord),
  ...contestEntryValues.entries,
  stamp: v.optional(v.string()),
  trap: text,
})

/** Codes of the worker's refusals, other than invalid fields. */
export const contestEntryFailures = [
  /** 404 */
  'unknown-contest',
  /** 409 */
  'contest-not-open',
  /** 409: an identical picture was sent before. */
  'picture-sent-before',
  /** 422: sent within three seconds. */
  'too-quick',
  /** 429: the sender's limit for this contest is reached. */
  'too-many-entries',
  /** 429, with Retry-After. */
  'too-many-requests',
  /** 408: the upload was too slow. */
  'upload-too-slow',
  /** 400: the connection was lost. */
  'upload-broken-off',
  /** 503, with Retry-After: too many concurrent uploads. */
  'uploads-busy',
] as const

/** Validates the texts; shared by the browser, the site's server and the worker. */
export function checkContestEntry(input: ContestEntryValues): {
  readonly values: ContestEntryValues
  readonly problems: readonly ContestEntryProblem[]
} {
  const values = {
    userEmail: oneLine(input.userEmail),
    userEmailConfirm: oneLine(input.userEmailConfirm),
    userName: tidyPersonName(oneLine(input.userName)),
    imageTitle: oneLine(input.imageTitle),
    imageText: lines(input.imageText),
  }
  const problems = [...mailProblems(values), ...nameProblems(values), ...textProblems(values)]
  return { values, problems }
}

function mailProblems({ userEmail, userEmailConfirm }: ContestEntryValues): ContestEntryProblem[] {
  if (userEmail === '') return [{ field: 'userEmail', code: 'missing' }]
  if (!isMailAddress(userEmail)) return [{ field: 'userEmail', code: 'not-an-email' }]
  if (userEmailConfirm === '') return [{ field: 'userEmailConfirm', code: 'missing' }]
  const isSame = userEmail.toLowerCase() === userEmailConfirm.toLowerCase()
  return isSame ? [] : [{ field: 'userEmailConfirm', code: 'emails-differ' }]
}

function nameProblems({ userName }: ContestEntryValues): ContestEntryProblem[] {
  const limit = contestEntryLimits.userName
  const code = findPersonNameProblem(userName, limit)
  if (code === null) return []
  return [{ field: 'userName', code, ...(code === 'too-long' && { limit }) }]
}

function textProblems({ imageTitle, imageText }: ContestEntryValues): ContestEntryProblem[] {
  const tooLong = (field: 'imageTitle' | 'imageText', written: string): ContestEntryProblem[] => {
    const limit = contestEntryLimits[field]
    return written.length > limit ? [{ field, code: 'too-long', limit }] : []
  }
  const title: ContestEntryProblem[] =
    imageTitle === '' ? [{ field: 'imageTitle', code: 'missing' }] : tooLong('imageTitle', imageTitle)
  return [...title, ...tooLong('imageText', imageText)]
}

function oneLine(written: string): string {
  return lines(written).replaceAll(/\s+/g, ' ')
}

/** Control characters, direction marks and lone surrogates are invalid in every field. */
function lines(written: string): string {
  return written
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (char) => (char === '\n' || char === '\t' ? char : ''))
    .trim()
}
