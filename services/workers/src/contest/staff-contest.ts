import { notifyTags } from '@marram/database/changes'
import { inTransaction } from '@marram/database/in-transaction'
import { queueMail } from '@marram/database/mail/queue-mail'
import { OperatorError } from '@marram/database/operator-error'
import type { Database } from '@marram/database/schema.generated'
import { contestStatus } from '@marram/domain/contest-status'
import { type EditionKey, editions, findEditionByLanguage } from '@marram/domain/edition'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { buildPath } from '@marram/i18n/paths'
import type { Kysely } from 'kysely'
import { writeWinnerLetter } from './entry-letters.ts'

type Db = Kysely<Database>
export type Origins = Readonly<Record<EditionKey, string>>

/** Newest first, with the number of pending pictures. */
export async function listContests(db: Db, now: Date) {
  const rows = await db
    .selectFrom('contest')
    .leftJoin('contest_image', 'contest_image.contest_id', 'contest.id')
    .select(['contest.id', 'year', 'opens_on as opensOn', 'closes_on as closesOn', 'contest.decided_at as decidedAt'])
    .select(({ fn }) => [
      fn.count<number>('contest_image.id').filterWhere('state', '=', 'pending').as('pending'),
      fn.count<number>('contest_image.id').filterWhere('state', '=', 'approved').as('approved'),
    ])
    .groupBy('contest.id')
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ closesOn, decidedAt, ...row }) => ({
    ...row,
    lastDay: addDays(closesOn, -1),
    status: contestStatus({ ...row, closesOn, isDecided: decidedAt !== null }, copenhagenDay(now)),
  }))
}

export type ContestWords = Readonly<
  Record<EditionKey, { readonly reward?: string | undefined; readonly conditions?: string | undefined }>
>

export type OpenContest = {
  readonly year: number
  readonly from: IsoDay
  readonly lastDay: IsoDay
  readonly words: ContestWords
  readonly now: Date
}

/** Creates a contest or changes its days. Missing texts come from the previous contest. */
export function openContest(db: Db, { year, from, lastDay, words, now }: OpenContest): Promise<void> {
  if (lastDay < from) throw new OperatorError('The last day is before the first.')
  return inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('contest')
      .where('year', '<=', year)
      .selectAll()
      .orderBy('year', 'desc')
      .executeTakeFirst()
    const days = { opens_on: from, closes_on: addDays(lastDay, 1), updated_at: now }
    const { id } = await trx
      .insertInto('contest')
      .values({ year, ...days, reward_image_url: before?.reward_image_url ?? null, created_at: now })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ ...days, decided_at: null }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const previousTexts = before
      ? await trx.selectFrom('contest_text').where('contest_id', '=', before.id).selectAll().execute()
      : []
    for (const { key, languageId } of editions) {
      const previous = previousTexts.find(({ language_id }) => language_id === languageId)
      const text = {
        reward_text: words[key].reward ?? previous?.reward_text ?? missing('reward', key),
        conditions_url: words[key].conditions ?? previous?.conditions_url ?? missing('conditions', key),
      }
      await trx
        .insertInto('contest_text')
        .values({ contest_id: id, language_id: languageId, ...text })
        .onConflict((conflict) => conflict.columns(['contest_id', 'language_id']).doUpdateSet(text))
        .execute()
    }
    await tellPages(trx, id)
  })
}

function missing(what: string, key: EditionKey): never {
  throw new OperatorError(`There is no earlier contest to take it from: name --${what}-${key} too.`)
}

/** Stops submissions from today on. */
export function closeContest(db: Db, year: number, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { id, ...contest } = await lockContest(trx, year)
    await trx
      .updateTable('contest')
      .set({ closes_on: endOf(contest, now), updated_at: now })
      .where('id', '=', id)
      .execute()
    await tellPages(trx, id)
  })
}

/** Gives an approved picture a place, taking it from another one. Hidden until the contest is decided. */
export function setPlace(db: Db, id: number, place: 1 | 2 | 3 | null): Promise<void> {
  return inTransaction(db, async (trx) => {
    const image = await trx
      .selectFrom('contest_image')
      .select(['contest_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (image?.state !== 'approved') throw new OperatorError(`There is no approved picture ${id}.`)
    const others = trx.updateTable('contest_image').set({ place: null }).where('contest_id', '=', image.contest_id)
    await others.where('place', '=', place).execute()
    await trx.updateTable('contest_image').set({ place }).where('id', '=', id).execute()
    await tellPages(trx, image.contest_id)
  })
}

/** Publishes the places and mails the winners once. */
export function decideContest(
  db: Db,
  year: number,
  { now, origins }: { now: Date; origins: Origins },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { id, ...contest } = await lockContest(trx, year)
    const winners = await trx
      .selectFrom('contest_image')
      .leftJoin('contest_sender', 'contest_image_id', 'id')
      .select(['id', 'place', 'image_title as title', 'email', 'name', 'language_id'])
      .where('contest_id', '=', id)
      .where('place', 'is not', null)
      .orderBy('place')
      .execute()
    if (winners[0]?.place !== 1) throw new OperatorError('There is no first place yet.')
    await trx
      .updateTable('contest')
      .set({ decided_at: now, updated_at: now, closes_on: endOf(contest, now) })
      .where('id', '=', id)
      .execute()
    for (const { email, name, title, place, language_id, ...image } of winners) {
      if (email === null || name === null || place === null) continue
      const edition = findEditionByLanguage(language_id)?.key ?? 'en'
      const link = contestLink(edition, origins, year)
      const letter = writeWinnerLetter(edition, { name, title, place, year, link })
      await queueMail(trx, { key: `contest-winner ${image.id}`, to: email, letter })
    }
    await tellPages(trx, id)
    return winners.length
  })
}

/** Today, or earlier if already ended; a future contest ends on its first day. */
function endOf(contest: { readonly opens_on: IsoDay; readonly closes_on: IsoDay }, now: Date): IsoDay {
  const today = copenhagenDay(now)
  if (contest.closes_on < today) return contest.closes_on
  return today < contest.opens_on ? contest.opens_on : today
}

export function contestLink(edition: EditionKey, origins: Origins, year: number): string {
  return `${origins[edition]}${buildPath(edition, { kind: 'contest-year', year, page: 1 })}`
}

export async function tellPages(db: Db, contestId: number): Promise<void> {
  await notifyTags(db, ['contests', `contest:${contestId}`])
}

async function lockContest(db: Db, year: number) {
  const contest = await db.selectFrom('contest').where('year', '=', year).selectAll().forUpdate().executeTakeFirst()
  if (!contest) throw new OperatorError(`There is no contest of ${year}.`)
  return contest
}
