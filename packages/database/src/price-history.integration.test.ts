import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase | undefined
const longAgo = '2026-01-01T09:00:00.000Z'

function open() {
  if (!database) throw new Error('No database')
  return database.db
}

beforeEach(async () => {
  await database?.drop()
  database = await createTestDatabase()
  const { db } = database
  await sql`insert into area values (1, 'blavand', 'Blåvand', 'south', 55.5, 8.1)`.execute(db)
  await sql`insert into location values (1, 1, 'Blåvand', 55.5, 8.1)`.execute(db)
  await sql`insert into street values (1, 1, 'Klitvej', 'klitvej')`.execute(db)
  await sql`
    insert into lodging (id, name, address1, postal_code, city, location_id, street_id, latitude, longitude,
      max_persons, built_year, published_on)
    select id, 'b' || id, 'Klitvej', '6857', 'Blåvand', 1, 1, 55.5, 8.1, 6, 1990, '2020-01-01'
    from generate_series(1, 2) id`.execute(db)
  const season = { arrival_days: [6], min_nights: 7, max_nights: 28, whole_weeks: true, since: longAgo }
  await db
    .insertInto('season')
    .values([
      { ...season, id: 1, key: 'low', starts_on: '2027-01-01', ends_on: '2027-06-01' },
      { ...season, id: 2, key: 'peak', starts_on: '2027-06-01', ends_on: '2027-09-01' },
    ])
    .execute()
  const price = { week_price_dkk: 500_000, week_price_eur: 67_000, since: longAgo }
  await db
    .insertInto('lodging_season_price')
    .values([1, 2].flatMap((lodging_id) => [1, 2].map((season_id) => ({ ...price, lodging_id, season_id }))))
    .execute()
  const offer = { lodging_id: 1, tag: 'late', arrival_from: '2027-02-01', arrival_until: '2027-03-01' }
  await db
    .insertInto('discount')
    .values({ ...offer, percent: 20, since: longAgo })
    .execute()
})
afterAll(() => database?.drop())

const pastPrices = () =>
  open().selectFrom('week_price_past').selectAll().orderBy('lodging_id').orderBy('season_id').execute()
const pastDiscounts = () => open().selectFrom('discount_past').selectAll().execute()
const isNow = (moment: Date | undefined) => Math.abs(Date.now() - (moment?.getTime() ?? 0)) < 600_000

describe('a week price', () => {
  test('that is raised leaves the old one in the history, with its dates', async () => {
    await open()
      .updateTable('lodging_season_price')
      .set({ week_price_dkk: 600_000 })
      .where('lodging_id', '=', 1)
      .where('season_id', '=', 2)
      .execute()
    const [past, ...others] = await pastPrices()
    expect(others).toEqual([])
    expect(past).toMatchObject({ lodging_id: 1, season_id: 2, week_price_dkk: 500_000, week_price_eur: 67_000 })
    expect(past?.since.toISOString()).toBe(longAgo)
    const rows = await open().selectFrom('lodging_season_price').where('lodging_id', '=', 1).selectAll().execute()
    expect(rows.find((row) => row.season_id === 2)?.since).toEqual(past?.until)
    expect(isNow(past?.until)).toBe(true)
    expect(rows.find((row) => row.season_id === 1)?.since.toISOString()).toBe(longAgo)
  })

  test('that is written again unchanged continues', async () => {
    await sql`
      insert into lodging_season_price (lodging_id, season_id, week_price_dkk, week_price_eur)
      values (1, 1, 500000, 67000), (1, 2, 700000, 94000)
      on conflict (lodging_id, season_id) do update
        set week_price_dkk = excluded.week_price_dkk, week_price_eur = excluded.week_price_eur`.execute(open())
    expect((await pastPrices()).map((row) => row.season_id)).toEqual([2])
    const kept = await open()
      .selectFrom('lodging_season_price')
      .where('season_id', '=', 1)
      .where('lodging_id', '=', 1)
      .select('since')
      .executeTakeFirst()
    expect(kept?.since.toISOString()).toBe(longAgo)
  })

  test('that is deleted stays in the history, even if its house is deleted', async () => {
    await open().deleteFrom('lodging_season_price').where('lodging_id', '=', 1).where('season_id', '=', 1).execute()
    await open().deleteFrom('lodging').where('id', '=', 2).execute()
    expect((await pastPrices()).map((row) => [row.lodging_id, row.season_id])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
    ])
  })

  test('that was never visible, because one transaction wrote it twice, is not in the history', async () => {
    await open()
      .transaction()
      .execute(async (trx) => {
        for (const dkk of [800_000, 900_000]) {
          await trx
            .updateTable('lodging_season_price')
            .set({ week_price_dkk: dkk })
            .where('lodging_id', '=', 1)
            .execute()
        }
      })
    expect((await pastPrices()).map((row) => row.week_price_dkk)).toEqual([500_000, 500_000])
  })
})

describe('a discount', () => {
  test('that is changed or ended leaves the old one in the history', async () => {
    await open().updateTable('discount').set({ percent: 30 }).execute()
    const [first] = await pastDiscounts()
    expect(first).toMatchObject({ lodging_id: 1, tag: 'late', percent: 20, arrival_from: '2027-02-01' })
    expect(first?.since.toISOString()).toBe(longAgo)
    await open().deleteFrom('discount').execute()
    expect((await pastDiscounts()).map((row) => row.percent).sort()).toEqual([20, 30])
  })

  test('that is only renamed continues', async () => {
    await open().updateTable('discount').set({ tag: 'last-minute' }).execute()
    expect(await pastDiscounts()).toEqual([])
    const { since } = await open().selectFrom('discount').select('since').executeTakeFirstOrThrow()
    expect(since.toISOString()).toBe(longAgo)
  })
})

test('a season has its days since they were last moved', async () => {
  await open().updateTable('season').set({ min_nights: 3 }).where('id', '=', 1).execute()
  await open().updateTable('season').set({ ends_on: '2027-08-21' }).where('id', '=', 2).execute()
  const seasons = await open().selectFrom('season').select(['id', 'since']).orderBy('id').execute()
  expect(seasons[0]?.since.toISOString()).toBe(longAgo)
  expect(isNow(seasons[1]?.since)).toBe(true)
})

test('the history cannot be changed', async () => {
  await open().deleteFrom('lodging_season_price').execute()
  await open().deleteFrom('discount').execute()
  const attempts = [
    () => open().updateTable('week_price_past').set({ week_price_dkk: 1 }).execute(),
    () => open().deleteFrom('week_price_past').execute(),
    () => open().updateTable('discount_past').set({ percent: 1 }).execute(),
    () => open().deleteFrom('discount_past').execute(),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('never changed')
})
