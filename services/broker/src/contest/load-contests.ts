import type { Database } from '@marram/database/schema.generated'
import { contestStatus } from '@marram/domain/contest-status'
import type { Edition } from '@marram/domain/edition'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type Kysely, sql } from 'kysely'
import type { Slice } from '../arguments.ts'
import type { BrokerContext } from '../context.ts'

export type ContestRow = Awaited<ReturnType<typeof loadRows>>[number]
export type ImageRow = Awaited<ReturnType<typeof loadNotable>>[number]

/** Public columns of a picture. The sender is in another table, which is not read here. */
const imageColumns = [
  'id',
  'contest_id',
  'image_title',
  'image_slug',
  'image_text',
  'image_url',
  'width',
  'height',
  'created_at',
] as const

type ContestFilter = { readonly edition: Edition; readonly years: readonly number[] | null; readonly limit: number }

/** Newest year first. Takes two statements for any number of contests. */
export async function loadContests({ db, tag, now }: BrokerContext, filter: ContestFilter) {
  tag('contests')
  const contests = await loadRows(db, filter)
  tag(...contests.map(({ id }) => `contest:${id}`))
  const images = contests.length === 0 ? [] : await loadNotable(db, contests)
  const byContest = Map.groupBy(images, (image) => image.contest_id)
  const today = copenhagenDay(now())
  return contests.map((contest) => presentContest(contest, byContest.get(contest.id) ?? [], today))
}

function loadRows(db: Kysely<Database>, { edition, years, limit }: ContestFilter) {
  return db
    .selectFrom('contest')
    .innerJoin('contest_text', 'contest_text.contest_id', 'contest.id')
    .where('contest_text.language_id', '=', edition.languageId)
    .$if(years !== null, (query) => query.where(sql<boolean>`contest.year = any(${years}::int[])`))
    .selectAll('contest')
    .select(['contest_text.reward_text', 'contest_text.conditions_url'])
    .orderBy('contest.year', 'desc')
    .limit(limit)
    .execute()
}

/** Pictures with a place, and the newest ones of each contest. */
function loadNotable(db: Kysely<Database>, contests: readonly { id: number }[]) {
  return db
    .with('ranked', (query) =>
      query
        .selectFrom('contest_image')
        .where('state', '=', 'approved')
        .where(sql<boolean>`contest_id = any(${contests.map(({ id }) => id)}::int[])`)
        .select([
          ...imageColumns,
          'place',
          sql<number>`row_number() over (partition by contest_id order by id desc)`.as('newness'),
          sql<number>`count(*) over (partition by contest_id)`.as('image_count'),
        ]),
    )
    .selectFrom('ranked')
    .where(({ eb, or }) => or([eb('place', 'is not', null), eb('newness', '<=', newestShown)]))
    .selectAll()
    .orderBy('newness')
    .execute()
}

export async function countShownImages({ db }: Pick<BrokerContext, 'db'>, contestId: number): Promise<number> {
  const { count } = await db
    .selectFrom('contest_image')
    .where('contest_id', '=', contestId)
    .where('state', '=', 'approved')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function loadImagePage({ db }: Pick<BrokerContext, 'db'>, contestId: number, { limit, skip }: Slice) {
  const rows = await db
    .selectFrom('contest_image')
    .where('contest_id', '=', contestId)
    .where('state', '=', 'approved')
    .select(imageColumns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return rows.map(presentImage)
}

/** A picture with its neighbours in page order. */
export async function loadImageView({ db }: Pick<BrokerContext, 'db'>, contestId: number, imageSlug: string) {
  const shown = db
    .selectFrom('contest_image')
    .where('contest_id', '=', contestId)
    .where('state', '=', 'approved')
    .select(imageColumns)
  const image = await shown.where('image_slug', '=', imageSlug).executeTakeFirst()
  if (!image) return null
  const [previous, next] = await Promise.all([
    shown.where('id', '>', image.id).orderBy('id', 'asc').limit(1).executeTakeFirst(),
    shown.where('id', '<', image.id).orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return {
    image: presentImage(image),
    previous: previous ? presentImage(previous) : null,
    next: next ? presentImage(next) : null,
  }
}

export const newestShown = 3

/** `images` are those of the contest, newest first. */
export function presentContest(contest: ContestRow, images: readonly ImageRow[], today: IsoDay) {
  const isDecided = contest.decided_at !== null
  const atPlace = (place: 1 | 2 | 3) => {
    const found = isDecided && images.find((image) => image.place === place)
    return found ? presentImage(found) : null
  }
  return {
    id: contest.id,
    year: contest.year,
    rewardImageUrl: contest.reward_image_url,
    rewardText: contest.reward_text,
    conditionsUrl: contest.conditions_url,
    status: contestStatus({ opensOn: contest.opens_on, closesOn: contest.closes_on, isDecided }, today),
    opensOn: contest.opens_on,
    lastDay: addDays(contest.closes_on, -1),
    createdAt: contest.created_at.toISOString(),
    updatedAt: contest.updated_at.toISOString(),
    firstPlaceImage: atPlace(1),
    secondPlaceImage: atPlace(2),
    thirdPlaceImage: atPlace(3),
    imageCount: images[0]?.image_count ?? 0,
    images: images.filter(({ newness }) => newness <= newestShown).map(presentImage),
  }
}

export function presentImage(image: Omit<ImageRow, 'newness' | 'place' | 'image_count'>) {
  return {
    id: image.id,
    imageTitle: image.image_title,
    imageSlug: image.image_slug,
    imageText: image.image_text,
    contestId: image.contest_id,
    imageUrl: image.image_url,
    height: image.height,
    width: image.width,
    createdAt: image.created_at.toISOString(),
  }
}
