import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'

let database: TestDatabase
const connect = () => connectBroker(database)

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  for (const year of [2020, 2026, 2027]) await seedContest(year)
  await db
    .insertInto('contest_image')
    .values(
      Array.from({ length: 31 }, (_, index) => ({
        id: index + 1,
        contest_id: 2026,
        state: (['pending', 'rejected'] as const)[index - 29] ?? ('approved' as const),
        reason: index === 30 ? ('quality' as const) : null,
        place: [null, 2, 1, 3][index] ?? null,
        image_title: `Picture ${index + 1}`,
        image_slug: `picture-${index + 1}`,
        image_text: 'By the sea',
        image_url: `demo/beach/c${index + 1}/0`,
        width: 1800,
        height: 1200,
        created_at: new Date(Date.UTC(2026, 5, index + 1)),
      })),
    )
    .execute()
})
afterAll(() => database.drop())

async function seedContest(year: number): Promise<void> {
  const { db } = database
  const row = {
    id: year,
    year,
    opens_on: `${year}-01-15`,
    closes_on: `${year}-12-01`,
    decided_at: year < 2027 ? `${year}-12-20` : null,
    reward_image_url: 'demo/dunes/reward/0',
  }
  await db
    .insertInto('contest')
    .values({ ...row, created_at: '2026-01-01', updated_at: '2026-12-01' })
    .execute()
  await db
    .insertInto('contest_text')
    .values(
      ([1, 2, 7] as const).map((language_id) => ({
        contest_id: year,
        language_id,
        reward_text: `A week, in ${language_id}`,
        conditions_url: `/rules-${language_id}/`,
      })),
    )
    .execute()
}

// spec: query photo contests by year
test('contests come with the newest year first, in the language of the edition', async () => {
  const contests = await connect().broker.photoContests({ lan: 7 })
  expect(contests.map(({ year }) => year)).toEqual([2027, 2026, 2020])
  expect(contests[1]).toMatchObject({
    id: 2026,
    rewardImageUrl: 'demo/dunes/reward/0',
    rewardText: 'A week, in 7',
    conditionsUrl: '/rules-7/',
    status: 'decided',
    imageCount: 29,
    opensOn: '2026-01-15',
    lastDay: '2026-11-30',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-12-01T00:00:00.000Z',
  })
})

// spec: query photo contests by year; entity Photo contest.places; entity Photo contest.images
// spec: constant contest images 3
test('a contest shows its three places and its three newest approved pictures', async () => {
  const [contest] = await connect().broker.photoContests({ lan: 2, years: [2026, 1999] })
  expect([contest?.firstPlaceImage?.id, contest?.secondPlaceImage?.id, contest?.thirdPlaceImage?.id]).toEqual([3, 2, 4])
  expect(contest?.images.map(({ id }) => id)).toEqual([29, 28, 27])
  expect(contest?.images[0]).toEqual({
    id: 29,
    imageTitle: 'Picture 29',
    imageSlug: 'picture-29',
    imageText: 'By the sea',
    contestId: 2026,
    imageUrl: 'demo/beach/c29/0',
    height: 1200,
    width: 1800,
    createdAt: '2026-06-29T00:00:00.000Z',
  })
})

test('an undecided contest has no places', async () => {
  const [contest] = await connect().broker.photoContests({ lan: 1, years: [2027] })
  expect(contest).toMatchObject({
    firstPlaceImage: null,
    secondPlaceImage: null,
    thirdPlaceImage: null,
    images: [],
    imageCount: 0,
  })
})

test('a contest’s status depends on its days, and places show once it is decided', async () => {
  const at = async (day: string, year: number) => {
    const { broker } = connectBroker(database, { now: () => new Date(`${day}T12:00:00Z`) })
    return (await broker.photoContests({ lan: 2, years: [year] }))[0]
  }
  expect((await at('2027-01-14', 2027))?.status).toBe('upcoming')
  expect((await at('2027-11-30', 2027))?.status).toBe('open')
  expect((await at('2027-12-01', 2027))?.status).toBe('judging')
  await database.db.updateTable('contest').set({ decided_at: null }).where('year', '=', 2026).execute()
  expect(await at('2027-02-01', 2026)).toMatchObject({ status: 'judging', firstPlaceImage: null })
  await database.db.updateTable('contest').set({ decided_at: '2026-12-20' }).where('year', '=', 2026).execute()
})

test('ten contests take as many statements as one', async () => {
  for (let year = 2008; year < 2020; year++) await seedContest(year)
  const one = connect()
  await one.broker.photoContests({ lan: 2, years: [2026] })
  const many = connect()
  expect(await many.broker.photoContests({ lan: 2, limit: 99 })).toHaveLength(10)
  expect(many.statements.length).toBe(one.statements.length)
  expect(one.statements).toHaveLength(2)
})

// spec: query contest images
test('paging shows each picture once', async () => {
  const { broker, tags } = connect()
  const first = await broker.contestImages({ contestId: 2026 })
  const second = await broker.contestImages({ contestId: 2026, page: 2 })
  expect([first.total, first.pageSize, first.items.length, second.items.length]).toEqual([29, 24, 24, 5])
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 29 }, (_, index) => 29 - index))
  expect([...tags]).toEqual(['contest:2026'])
})

test('a page has at most a hundred pictures, and invalid numbers are clamped', async () => {
  const { broker } = connect()
  expect(await broker.contestImages({ contestId: 2026, pageSize: 5000 })).toMatchObject({ pageSize: 100 })
  expect(await broker.contestImages({ contestId: 2026, page: -3, pageSize: 0 })).toMatchObject({ page: 1, pageSize: 1 })
  expect(await broker.contestImages({ contestId: 2026, page: 2_147_483_647, pageSize: 100 })).toMatchObject({
    items: [],
  })
})

test('a contest that does not exist has no pictures', async () => {
  expect(await connect().broker.contestImages({ contestId: -1 })).toMatchObject({ total: 0, items: [] })
})

test('a list of contests is tagged with all contests and each shown one', async () => {
  const { broker, tags } = connect()
  await broker.photoContests({ lan: 2, years: [2026, 2027] })
  expect([...tags].sort()).toEqual(['contest:2026', 'contest:2027', 'contests'])
})

test('a picture page has neighbours in page order', async () => {
  const { broker, tags } = connect()
  const view = await broker.contestImage({ contestId: 2026, imageSlug: 'picture-5' })
  expect([view?.previous?.imageSlug, view?.image.imageSlug, view?.next?.imageSlug]).toEqual([
    'picture-6',
    'picture-5',
    'picture-4',
  ])
  expect([...tags]).toEqual(['contest:2026'])
})

test('the newest picture has no predecessor, the oldest no successor', async () => {
  const { broker } = connect()
  expect(await broker.contestImage({ contestId: 2026, imageSlug: 'picture-29' })).toMatchObject({ previous: null })
  expect(await broker.contestImage({ contestId: 2026, imageSlug: 'picture-1' })).toMatchObject({ next: null })
})

test('a pending, unknown or foreign picture is not found', async () => {
  const { broker } = connect()
  for (const [contestId, imageSlug] of [
    [2026, 'picture-30'],
    [2026, 'nothing'],
    [2027, 'picture-5'],
  ] as const) {
    expect(await broker.contestImage({ contestId, imageSlug })).toBeNull()
  }
})
