import { type ContestEntryValues, contestEntryValues } from '@marram/contract/workers/contest-entry'
import * as v from 'valibot'
import { readFields } from '../kit/form-head.ts'

const noValues = v.parse(contestEntryValues, {})

/** The texts of a refused entry, for its page. */
export async function readWritten(head: Uint8Array<ArrayBuffer>, contentType: string): Promise<ContestEntryValues> {
  const values = v.safeParse(contestEntryValues, await readFields(head, contentType, 'contest_image'))
  return values.success ? values.output : noValues
}
