import {
  type ContestEntryProblem,
  type ContestEntryValues,
  checkContestEntry,
  contestEntryText,
  type ReceivedContestEntry,
} from '@marram/contract/workers/contest-entry'
import { pendingKey, pictureUrl } from '@marram/contract/workers/pictures'
import type { Database } from '@marram/database/schema.generated'
import { contestStatus } from '@marram/domain/contest-status'
import { type EditionKey, findEditionByLocale } from '@marram/domain/edition'
import { copenhagenDay } from '@marram/domain/iso-day'
import { contestPictureLimits, limitOf, type PictureProblem } from '@marram/domain/picture-limits'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { parseInput } from '@marram/service-kit/json-body'
import { guardAgainstSpam } from '@marram/service-kit/spam-guard'
import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import { newPictureName, type PictureDesk } from '../uploads/picture-desk.ts'
import type { ReceivedForm } from '../uploads/receive-form.ts'
import { remakePicture } from '../uploads/remake-picture.ts'
import { findSentBefore, keepEntry } from './keep-entry.ts'

export type SubmitEntryDeps = {
  readonly db: Kysely<Database>
  readonly desk: PictureDesk
  readonly secret: (name: string) => Promise<Buffer>
  readonly now: () => Date
  /** The edition of a host. */
  readonly editionOf: (host: string) => EditionKey
}

type Written = InferOutput<typeof contestEntryText>

/** Validates and re-encodes a contest picture, and stores it for staff. */
export function submitEntry(request: Request, deps: SubmitEntryDeps): Promise<ReceivedContestEntry | Refusal> {
  const rules = { fileField: 'contest_image', limits: contestPictureLimits }
  return deps.desk.receive(request, rules, (form) => judge(form, new URL(request.url).host, deps))
}

async function judge(form: ReceivedForm, host: string, deps: SubmitEntryDeps): Promise<ReceivedContestEntry | Refusal> {
  const written = parseInput(contestEntryText, { ...form.fields })
  if (isRefusal(written)) return written
  const { values, problems } = checkContestEntry(written)
  const { picture } = form
  if (picture.kind === 'problem') return invalid(values, problems, picture.problem)
  if (problems.length > 0) return invalid(values, problems, null)
  const closed = await findClosed(written.contestId, deps)
  if (closed) return closed
  const text = `${values.imageTitle}\n${values.imageText}`
  const verdict = guardAgainstSpam(written, text, await deps.secret('stamp'), deps.now().getTime())
  if (isRefusal(verdict)) return verdict
  const edition = findEditionByLocale(written.locale)?.key ?? deps.editionOf(host)
  const sent = { ...written, ...values, edition, userEmail: values.userEmail.toLowerCase(), hash: picture.hash }
  const before = await findSentBefore(deps.db, sent)
  if (before) return before
  const made = await remakePicture(picture.path, picture.type, contestPictureLimits)
  if (made.kind === 'problem') return invalid(values, problems, made.problem)
  // Bots get a normal response, so that they learn nothing.
  if (verdict === 'dropped') return received(made, sent, Math.floor(Math.random() * 100_000) + 1)
  const name = newPictureName(made)
  await deps.desk.store.put(pendingKey(name), made.bytes, made.contentType)
  const stored = await keepEntry(deps, {
    ...sent,
    url: pictureUrl(name),
    width: made.width,
    height: made.height,
  }).catch(async (error: unknown) => {
    await deps.desk.store.remove(pendingKey(name))
    throw error
  })
  if (!isRefusal(stored)) return received(made, sent, stored)
  await deps.desk.store.remove(pendingKey(name))
  return stored
}

async function findClosed(contestId: number, { db, now }: SubmitEntryDeps): Promise<Refusal | null> {
  const contest = await db
    .selectFrom('contest')
    .select(['opens_on as opensOn', 'closes_on as closesOn', 'decided_at as decidedAt'])
    .where('id', '=', contestId)
    .executeTakeFirst()
  if (!contest) return refuse(404, 'unknown-contest', 'There is no such contest.')
  const status = contestStatus({ ...contest, isDecided: contest.decidedAt !== null }, copenhagenDay(now()))
  return status === 'open' ? null : refuse(409, 'contest-not-open', 'This contest is not open.', { data: { status } })
}

function received(
  { width, height }: { readonly width: number; readonly height: number },
  { contestId, imageTitle }: Pick<Written, 'contestId' | 'imageTitle'>,
  id: number,
): ReceivedContestEntry {
  return { id, contestId, status: 'pending', imageTitle, width, height }
}

/** All problems at once, with the input for the form that is shown again. */
function invalid(
  values: ContestEntryValues,
  written: readonly ContestEntryProblem[],
  picture: PictureProblem | null,
): Refusal {
  const limit = picture && limitOf(picture, contestPictureLimits)
  const pictures: ContestEntryProblem[] = picture
    ? [{ field: 'contest_image', code: picture, ...(limit !== null && { limit }) }]
    : []
  const fields = [...written, ...pictures]
  const sentence = `Please look at: ${fields.map(({ field }) => field).join(', ')}.`
  return refuse(picture === 'too-many-bytes' ? 413 : 422, 'form-invalid', sentence, { data: { fields, values } })
}
