import type { ContestEntryField, ContestEntryProblem } from '@marram/contract/workers/contest-entry'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { UploadMessages } from '@marram/i18n/messages/upload/en'
import { formatNumber } from '@marram/i18n/number-format'

const bytesPerMegabyte = 1_048_576

export function megabytes(edition: EditionKey, bytes: number): string {
  return formatNumber(edition, bytes / bytesPerMegabyte, { max: bytes < 10 * bytesPerMegabyte ? 1 : 0 })
}

/** The error of one field, as a sentence that says how to correct it. */
export function problemText(
  { problems }: Pick<UploadMessages, 'problems'>,
  edition: EditionKey,
  { field, code, limit = 0 }: ContestEntryProblem,
): string {
  switch (code) {
    case 'missing':
      return missingText(problems, field)
    case 'too-long':
    case 'too-few-pixels':
      return problems[code](formatNumber(edition, limit))
    case 'too-many-bytes':
      return problems[code](megabytes(edition, limit))
    case 'too-many-pixels':
      return problems[code](formatNumber(edition, Math.floor(limit / 1_000_000)))
    default:
      return problems[code]
  }
}

function missingText({ missing, other }: UploadMessages['problems'], field: ContestEntryField): string {
  return field === 'contestId' || field === 'imageText' ? other : missing[field]
}
