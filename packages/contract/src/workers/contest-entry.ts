import { findPersonNameProblem, maxPersonNameLength, tidyPersonName } from '@marram/domain/person-name'
import type { PictureProblem } from '@marram/domain/picture-limits'
import * as v from 'valibot'
import { isMailAddress } from './mail-address.ts'
import { localeWord } from './requests.ts'

/**
 * Fields of `POST /bridge/contest_image_submissions/`, a `multipart/form-data`. The site adds `locale` (da-DK, de-DE or en;
 * otherwise the host called names the edition), and `stamp` and `trap` as other forms. The picture comes last, so that
 * what was written is known when it is refused.
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

/** What is wrong with one field, and the number that belongs into the sentence about it. */
export const contestEntryProblem = v.object({
  field: v.picklist(contestEntryFields),
  code: v.picklist(problemCodes),
  limit: v.exactOptional(v.number()),
})
export type ContestEntryProblem = v.InferOutput<typeof contestEntryProblem>

const text = v.optional(v.string(), '')

/** What was written, without the picture: a page that is shown again has it in its fields. */
export const contestEntryValues = v.object({
  userEmail: text,
  userEmailConfirm: text,
  userName: text,
  imageTitle: text,
  imageText: text,
})
export type ContestEntryValues = v.InferOutput<typeof contestEntryValues>

/** `data` of a refusal with the code `form-invalid`: status 422, or 413 when the picture has too many bytes. */
export const invalidContestEntry = v.object({
  fields: v.array(contestEntryProblem),
  values: contestEntryValues,
})

/** `data` of a picture that was taken: staff look at it before anybody else does. */
export const receivedContestEntry = v.object({
  id: v.number(),
  contestId: v.number(),
  status: v.literal('pending'),
  imageTitle: v.string(),
  width: v.number(),
  height: v.number(),
})
export type ReceivedContestEntry = v.InferOutput<typeof receivedContestEntry>

/** The written parts of the request, as a worker reads them. */
export const contestEntryText = v.object({
  contestId: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number)),
  locale: v.optional(localeWord),
  ...contestEntryValues.entries,
  stamp: v.optional(v.string()),
  trap: text,
})

/** Why a picture was not taken although the form may be filled in well; the codes of the worker's refusals. */
export const contestEntryFailures = [
  /** 404 */
  'unknown-contest',
  /** 409 */
  'contest-not-open',
  /** 409: this very picture was sent before. */
  'picture-sent-before',
  /** 422: sent within three seconds. */
  'too-quick',
  /** 429: as many pictures of one sender as a contest takes. */
  'too-many-entries',
  /** 429, with Retry-After. */
  'too-many-requests',
  /** 408: the picture came too slowly. */
  'upload-too-slow',
  /** 400: the connection broke off. */
  'upload-broken-off',
  /** 503, with Retry-After: too many pictures at once. */
  'uploads-busy',
] as const

/** Judges what was written: the same in the browser, on the site's server and in the worker. */
export function checkContestEntry(given: ContestEntryValues): {
  readonly values: ContestEntryValues
  readonly problems: readonly ContestEntryProblem[]
} {
  const values = {
    userEmail: oneLine(given.userEmail),
    userEmailConfirm: oneLine(given.userEmailConfirm),
    userName: tidyPersonName(oneLine(given.userName)),
    imageTitle: oneLine(given.imageTitle),
    imageText: lines(given.imageText),
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

/** Control characters, marks that turn the direction of writing, and lone surrogates have no meaning in any field. */
function lines(written: string): string {
  return written
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (char) => (char === '\n' || char === '\t' ? char : ''))
    .trim()
}
