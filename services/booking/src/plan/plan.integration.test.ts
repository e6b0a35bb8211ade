import { listenForTags, notifyTags } from '@marram/database/changes'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearBookings, exampleBooking, newKey } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'

const roles: Readonly<Record<string, readonly DeskPermission[]>> = {
  reception: ['bookings.read', 'bookings.write', 'houses.write'],
  houses: ['houses.write'],
  finance: ['bookings.read', 'bookings.money'],
  editor: ['content.write'],
}

let booking: TestBooking
beforeAll(async () => {
  const findStaff = async (token: string) => {
    const permissions = roles[token]
    return permissions ? { userId: 7, name: 'Anna Holm', permissions } : null
  }
  booking = await startTestBooking({ findStaff })
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedBookableLodging(booking.db, { id: 2, location: 20, persons: 8, status: 'paused' })
  await seedBookableLodging(booking.db, { id: 3, seasons: [] })
})
beforeEach(async () => {
  await clearBookings(booking.db)
  await booking.db.deleteFrom('stay').execute()
  await booking.db.deleteFrom('lodging_calendar').execute()
  await booking.db.deleteFrom('audit_entry').execute()
  booking.setTime(startOfTest)
})
afterAll(() => booking.database.drop())

const ask = async (name: string, input: object, role = 'reception', headers: Record<string, string> = {}) => {
  const response = await booking.post(
    `/desk/${name}/`,
    { input },
    { headers: { authorization: `Bearer ${role}`, ...headers } },
  )
  const { data, meta } = await response.json()
  return { status: response.status, data, code: meta?.code }
}
const act = (name: string, input: object, role?: string) => ask(name, input, role, newKey())

const window = { houses: [1, 2, 3], from: '2027-02-20', days: 60 }
const barsOf = async (role?: string) => (await ask('plan.window', window, role)).data.bars
const week = { arrival: '2027-03-06', departure: '2027-03-13' }
const paint = { house: 1, ...week, purpose: 'repair', note: 'Painters' }
const nights = () =>
  booking.db.selectFrom('stay').select(['lodging_id', 'arrival', 'departure']).orderBy('id').execute()
const seed = (stay: { kind: 'guest' | 'owner'; source?: string } & typeof week) =>
  booking.db
    .insertInto('stay')
    .values({ lodging_id: 1, adults: 2, ...stay })
    .execute()
const book = async () => {
  const placed = await booking.post('/rest/v1/booking/', exampleBooking(), { headers: newKey() })
  return (await placed.json()).data.reservationId
}

describe('the houses of the plan', () => {
  test('come in one reply, by place, with conflicts from today on', async () => {
    const conflicts = JSON.stringify([week, { arrival: '2027-01-02', departure: '2027-01-09' }])
    await booking.db.insertInto('lodging_calendar').values({ lodging_id: 1, source: 'airbnb', conflicts }).execute()
    const { data } = await ask('plan.houses', { language: 'de' }, 'editor')
    expect(data).toMatchObject({
      areas: [{ name: 'Blåvand' }, { name: 'Henne Strand' }],
      houses: [
        [1, expect.any(String), 'Title', 10, 6, 0],
        [3, expect.any(String), 'Title', 10, 6, 0],
        [2, expect.any(String), 'Title', 20, 8, 1],
      ],
      conflicts: [{ house: 1, source: 'airbnb', ...week }],
    })
  })
})

describe('the bars of the plan', () => {
  test('tell bookings, owners, portals and holds apart', async () => {
    const number = await book()
    await seed({ kind: 'owner', arrival: '2027-03-20', departure: '2027-03-27' })
    await seed({ kind: 'owner', source: 'airbnb', arrival: '2027-03-27', departure: '2027-04-03' })
    await seed({ kind: 'guest', arrival: '2027-02-13', departure: '2027-02-21' })
    await act('house.block', { ...paint, arrival: '2027-04-03', departure: '2027-04-05' })
    const hold = { browserKey: 'b'.repeat(24), lodgingId: 1, arrival: '2027-03-13', duration: 7 }
    expect((await booking.post('/rest/v1/holds/', hold)).status).toBe(201)
    expect(await barsOf()).toEqual([
      {
        kind: 'stay',
        house: 1,
        arrival: '2027-02-13',
        departure: '2027-02-21',
        state: 'imported',
        reservationId: null,
        guest: null,
        persons: 2,
      },
      { kind: 'stay', house: 1, ...week, state: 'booked', reservationId: number, guest: 'Müller', persons: 2 },
      {
        kind: 'hold',
        house: 1,
        arrival: '2027-03-13',
        departure: '2027-03-20',
        until: '2027-02-01T08:20:00.000Z',
        heldFor: null,
      },
      {
        kind: 'block',
        house: 1,
        arrival: '2027-03-20',
        departure: '2027-03-27',
        id: expect.any(Number),
        purpose: null,
        note: '',
      },
      { kind: 'foreign', house: 1, arrival: '2027-03-27', departure: '2027-04-03', source: 'airbnb' },
      {
        kind: 'block',
        house: 1,
        arrival: '2027-04-03',
        departure: '2027-04-05',
        id: expect.any(Number),
        purpose: 'repair',
        note: 'Painters',
      },
    ])
    booking.setTime('2027-02-01T08:20:00Z')
    expect((await barsOf()).map(({ kind }: { kind: string }) => kind)).not.toContain('hold')
  })

  test('follow a stay from arrival to departure', async () => {
    await book()
    const stateAt = async (day: string) => {
      booking.setTime(`${day}T12:00:00Z`)
      return (await barsOf())[0].state
    }
    expect(await stateAt('2027-03-06')).toBe('booked')
    expect(await stateAt('2027-03-07')).toBe('arrived')
    expect(await stateAt('2027-03-13')).toBe('left')
  })

  test('have no name and no number for staff who may not read bookings', async () => {
    await book()
    expect(await barsOf('houses')).toMatchObject([{ state: 'booked', reservationId: null, guest: null }])
  })

  test('name the guest of a hold by staff, for those who may read bookings', async () => {
    const held = { lodgingId: 1, ...week, heldFor: 'Annegret Voss', hours: 24 }
    expect((await act('hold.place-by-staff', held)).status).toBe(200)
    expect(await barsOf()).toMatchObject([{ kind: 'hold', heldFor: 'Annegret Voss' }])
    expect(await barsOf('houses')).toMatchObject([{ kind: 'hold', heldFor: null }])
  })

  test('are those of the days asked for', async () => {
    await seed({ kind: 'owner', arrival: '2027-02-13', departure: '2027-02-20' })
    await seed({ kind: 'owner', arrival: '2027-04-21', departure: '2027-04-22' })
    expect(await barsOf()).toEqual([])
  })

  test.each([
    ['no house', { houses: [] }],
    ['too many houses', { houses: Array.from({ length: 121 }, (_, index) => index + 1), days: 2 }],
    ['too many days', { days: 5000 }],
    ['too much of both', { houses: Array.from({ length: 100 }, (_, index) => index + 1), days: 121 }],
    ['no such day', { from: '2027-02-30' }],
  ])('refuse %s', async (_, changes) => {
    expect((await ask('plan.window', { ...window, ...changes })).status).toBe(422)
  })
})

describe('the prices of the plan', () => {
  test('are the rents of the shortest stays from free arrival days, with the rules', async () => {
    await seed({ kind: 'owner', ...week })
    const { data } = await ask('plan.prices', { ...window, days: 22, currency: 'EUR' })
    // Saturdays: 20 and 27 February, 13 March. The house without prices has no stays, and the paused one is not for sale.
    expect(data.stays).toEqual([
      {
        house: 1,
        shortest: [
          [0, 7, 70_000],
          [7, 7, 70_000],
          [21, 7, 70_000],
        ],
      },
      { house: 3, shortest: [] },
    ])
    expect(data.rules).toMatchObject([{ from: '2027-01-01', until: '2027-06-26', arrivalDays: [6], wholeWeeks: true }])
  })
})

describe('a block', () => {
  test('is announced to pages and search, of both houses if it moves', async () => {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const heard: string[] = []
    const hear = (tags: string[]) => (tags.includes('end') ? resolve() : void heard.push(...tags))
    const listener = await listenForTags(booking.database, hear, () => {})
    const { id } = (await act('house.block', paint)).data
    await act('house.change-block', { ...paint, id, was: week, house: 3 })
    await act('house.unblock', { id, was: week })
    // Notices keep their order.
    await notifyTags(booking.db, ['end'])
    await ended
    await listener.close()
    expect(heard.filter((tag) => tag !== 'lodgings')).toEqual(['lodging:1', 'lodging:1', 'lodging:3', 'lodging:3'])
  })

  test('takes nights out of the sale, and is logged without its text', async () => {
    const { status, data } = await act('house.block', paint)
    expect(status).toBe(200)
    expect(await nights()).toEqual([{ lodging_id: 1, ...week }])
    expect((await booking.post('/rest/v1/booking/', exampleBooking(), { headers: newKey() })).status).toBe(409)
    const entries = await booking.db
      .selectFrom('audit_entry')
      .select(['command', 'subject', 'before', 'after'])
      .execute()
    const after = { block: data.id, house: 1, ...week, purpose: 'repair' }
    expect(entries).toEqual([{ command: 'house.block', subject: 'house B1001', before: {}, after }])
  })

  test('also closes a paused house', async () => {
    expect((await act('house.block', { ...paint, house: 2 })).status).toBe(200)
  })

  test.each([
    ['guests', { kind: 'guest' }, 'taken-by-guest'],
    ['the owner', { kind: 'owner' }, 'taken-by-block'],
    ['a portal', { kind: 'owner', source: 'airbnb' }, 'taken-by-portal'],
  ] as const)('cannot take the nights of %s', async (_, stay, code) => {
    await seed({ ...stay, ...week })
    expect(await act('house.block', { ...paint, arrival: '2027-03-12', departure: '2027-03-14' })).toMatchObject({
      status: 409,
      code,
    })
    expect(await nights()).toHaveLength(1)
    expect((await act('house.block', { ...paint, arrival: week.departure, departure: '2027-03-14' })).status).toBe(200)
  })

  test('waits for a guest who is booking, and not for one who has left', async () => {
    const hold = { browserKey: 'b'.repeat(24), lodgingId: 1, arrival: week.arrival, duration: 7 }
    await booking.post('/rest/v1/holds/', hold)
    expect(await act('house.block', paint)).toMatchObject({ status: 409, code: 'taken-by-hold' })
    booking.setTime('2027-02-01T08:20:00Z')
    expect((await act('house.block', paint)).status).toBe(200)
  })

  test.each([
    ['an unknown house', { house: 99 }, 404],
    ['nights that are over', { arrival: '2027-01-02', departure: '2027-01-09' }, 422],
    ['no night', { departure: week.arrival }, 422],
    ['more than two years', { departure: '2029-04-01' }, 422],
    ['a long text', { note: 'x'.repeat(201) }, 422],
    ['an unknown purpose', { purpose: 'party' }, 422],
  ])('is refused for %s', async (_, changes, status) => {
    expect((await act('house.block', { ...paint, ...changes })).status).toBe(status)
    expect(await nights()).toEqual([])
  })

  test('gets other nights, even overlapping its own, and another house', async () => {
    const { id } = (await act('house.block', paint)).data
    const later = { arrival: '2027-03-10', departure: '2027-03-15' }
    const owner = { ...paint, id, was: week, ...later, house: 3, purpose: 'owner', note: '' }
    expect((await act('house.change-block', owner)).status).toBe(200)
    expect(await nights()).toEqual([{ lodging_id: 3, ...later }])
    const entry = await booking.db
      .selectFrom('audit_entry')
      .where('command', '=', 'house.change-block')
      .select(['before', 'after'])
      .executeTakeFirst()
    expect(entry).toEqual({
      before: { block: id, house: 1, ...week, purpose: 'repair' },
      after: { block: id, house: 3, ...later, purpose: 'owner' },
    })
  })

  test('is not moved onto guests, nor from nights that it no longer has', async () => {
    const { id } = (await act('house.block', paint)).data
    await seed({ kind: 'guest', arrival: '2027-03-13', departure: '2027-03-20' })
    const change = { ...paint, id, was: week, departure: '2027-03-14' }
    expect(await act('house.change-block', change)).toMatchObject({ status: 409, code: 'taken-by-guest' })
    const stale = { ...change, departure: '2027-03-12', was: { ...week, arrival: '2027-03-05' } }
    expect(await act('house.change-block', stale)).toMatchObject({ status: 409, code: 'block-changed' })
    expect((await nights())[0]).toEqual({ lodging_id: 1, ...week })
  })

  test('is removed once', async () => {
    const { id } = (await act('house.block', paint)).data
    expect((await act('house.unblock', { id, was: week })).status).toBe(200)
    expect(await nights()).toEqual([])
    expect(await act('house.unblock', { id, was: week })).toMatchObject({ status: 404, code: 'unknown-block' })
  })

  test('of another portal or of a guest cannot be touched', async () => {
    await seed({ kind: 'owner', source: 'airbnb', ...week })
    await seed({ kind: 'guest', arrival: '2027-03-13', departure: '2027-03-20' })
    const [foreign, stay] = await booking.db.selectFrom('stay').select('id').orderBy('id').execute()
    expect(await act('house.unblock', { id: foreign?.id, was: week })).toMatchObject({
      status: 409,
      code: 'foreign-block',
    })
    const was = { arrival: '2027-03-13', departure: '2027-03-20' }
    expect(await act('house.unblock', { id: stay?.id, was })).toMatchObject({ status: 404, code: 'unknown-block' })
    expect(await nights()).toHaveLength(2)
  })

  test('does not exist for staff who may not change houses', async () => {
    for (const role of ['finance', 'editor', 'guest']) {
      expect((await act('house.block', paint, role)).status).toBe(404)
      expect((await act('house.change-block', { ...paint, id: 1, was: week }, role)).status).toBe(404)
      expect((await act('house.unblock', { id: 1, was: week }, role)).status).toBe(404)
    }
    expect(await nights()).toEqual([])
  })

  test('is set once if its request is sent twice at the same time, and not at all by the slower of two people', async () => {
    const key = newKey()
    const twice = await Promise.all([
      ask('house.block', paint, undefined, key),
      ask('house.block', paint, undefined, key),
    ])
    expect(twice[0]).toEqual(twice[1])
    await booking.db.deleteFrom('stay').execute()
    const both = await Promise.all([
      act('house.block', paint),
      act('house.block', { ...paint, departure: '2027-03-08' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await nights()).toHaveLength(1)
  })
})
