import { isMailAddress } from '@marram/contract/workers/mail-address'
import { parseGuestDetails } from '@marram/domain/booking/guest-details'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import { partyRefusal } from '@marram/domain/party'
import { openInstalments } from '@marram/domain/payment/match-bank-entry'
import { stayRefusal } from '@marram/domain/rent'
import { cancellationCharge, instalmentPlan } from '@marram/domain/rental-terms'
import { standardTerms } from '@marram/domain/terms'
import { describe, expect, test } from 'vitest'
import { generateCatalogue } from '../catalogue/generate.ts'
import { generateLodgings } from '../catalogue/lodging.ts'
import { seasonsAround } from '../catalogue/prices/calendar.ts'
import type { TableName } from '../catalogue/rows.ts'
import type { DemoBooking } from './booking.ts'
import { paymentsOf } from './payments.ts'
import { priceHouse, quoteHouse } from './priced-house.ts'

const today = '2026-11-20'
const options = { lodgings: 500, seed: 'marram', today, hasBookings: true }
const lodgings = [...generateLodgings(options)]
const seasons = seasonsAround(today)
const all = lodgings.flatMap((lodging) => lodging.bookings.map((booking) => ({ ...booking, lodging })))
const paidUntil = ({ movements }: DemoBooking, day: IsoDay) =>
  movements.filter(({ at }) => at.slice(0, 10) < day).reduce((sum, { amount }) => sum + amount, 0)
const numberOf = (holds: (booking: (typeof all)[number]) => boolean) => all.filter(holds).length
const owedOf = (booking: DemoBooking) => (booking.cancelled?.kept ?? booking.quote.total) - paidUntil(booking, '9999')

describe('a booking', () => {
  test('has the price that the house would be sold for', () => {
    for (const { lodging, quote } of all) {
      const house = priceHouse(lodging, seasons)
      const { stay, party, currency, lines } = quote
      const items = lines.flatMap((line) =>
        'itemId' in line && line.kind === 'chosen-item' ? [{ itemId: line.itemId, quantity: line.quantity }] : [],
      )
      expect(quoteHouse(house, { stay, party, items }, currency)).toEqual(quote)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total)
    }
  })

  test('is for a stay and a party that the house takes', () => {
    for (const { lodging, quote, stayIndex } of all) {
      const { prices } = priceHouse(lodging, seasons)
      expect(partyRefusal(quote.party, prices)).toBeNull()
      expect(stayRefusal(prices.seasons, quote.stay)).toBeNull()
      if (stayIndex !== null)
        expect(lodging.stays[stayIndex]).toMatchObject({ kind: 'guest', ...quote.stay, ...quote.party })
    }
  })

  test('is in kroner for guests who write Danish, and in euro for others', () => {
    for (const { guest, quote } of all) expect(quote.currency).toBe(guest.language === 'da' ? 'DKK' : 'EUR')
  })

  test('has a guest whom the form would accept unchanged', () => {
    for (const { guest } of all) {
      const ticked = { ...guest.details, isOldEnough: true, acceptsTerms: true }
      expect(parseGuestDetails(ticked, isMailAddress)).toEqual(guest.details)
      expect(guest.details.email).toMatch(/^[a-z]+\.[a-z]+\d{1,3}@example\.org$/)
    }
  })

  test('has a state that fits its days', () => {
    for (const { state, quote, stayIndex, createdAt, cancelled, movements } of all) {
      const { arrival, departure } = quote.stay
      const placedOn = createdAt.slice(0, 10)
      expect(placedOn < arrival && placedOn < today).toBe(true)
      expect(state === 'cancelled').toBe(stayIndex === null)
      expect(state === 'completed').toBe(state !== 'cancelled' && departure < addDays(today, -1))
      if (state === 'confirmed-later') expect(movements).toEqual([])
      if (cancelled === null) continue
      const day = cancelled.at.slice(0, 10)
      expect(placedOn < day && day < arrival && day < today).toBe(true)
    }
  })

  test('has received what its instalments ask for, in steps that settle them', () => {
    for (const booking of all) {
      const { quote, createdAt, cancelled, movements } = booking
      const plan = instalmentPlan(quote, createdAt.slice(0, 10), standardTerms)
      expect(movements.every(({ at }) => createdAt < at && at.slice(0, 10) < today)).toBe(true)
      const before = cancelled === null ? '9999' : cancelled.at.slice(0, 10)
      let paid = 0
      for (const { amount } of movements.filter(({ at }) => at.slice(0, 10) < before)) {
        expect(openInstalments(plan, paid).map((open) => open.amount)).toContain(amount)
        paid += amount
      }
      expect(paid).toBeLessThanOrEqual(quote.total)
    }
  })

  test('keeps the share of the terms if it was cancelled, and then only settles the rest', () => {
    for (const { quote, cancelled, movements } of all) {
      if (cancelled === null) continue
      const day = cancelled.at.slice(0, 10)
      expect(cancelled.kept).toBe(cancellationCharge(quote, day, standardTerms))
      const [rest, ...more] = movements.filter(({ at }) => at.slice(0, 10) >= day)
      const paid = movements.filter(({ at }) => at.slice(0, 10) < day).reduce((sum, { amount }) => sum + amount, 0)
      expect(more).toEqual([])
      if (rest) expect(rest.amount).toBe(cancelled.kept - paid)
    }
  })
})

describe('the bookings of the agency', () => {
  test('cover every stay to come, and most past ones', () => {
    const shareOf = (isMeant: (stay: { departure: IsoDay }) => boolean) => {
      const stays = lodgings.flatMap(({ stays: all }) => all.filter((one) => one.kind === 'guest' && isMeant(one)))
      return numberOf(({ stayIndex, quote }) => stayIndex !== null && isMeant(quote.stay)) / stays.length
    }
    expect(shareOf(({ departure }) => departure >= today)).toBe(1)
    expect(shareOf(({ departure }) => departure < today)).toBeGreaterThan(0.5)
    expect(shareOf(({ departure }) => departure < today)).toBeLessThan(0.9)
  })

  test('hold some of each that staff look after', () => {
    const dueOn = ({ quote, createdAt }: DemoBooking, paid: number) => {
      const plan = instalmentPlan(quote, createdAt.slice(0, 10), standardTerms)
      const [open] = openInstalments(plan, paid)
      return open ? (plan[open.instalment - 1]?.dueOn ?? '') : ''
    }
    const isOpen = (booking: DemoBooking) => booking.state === 'booked' && owedOf(booking) > 0
    expect(numberOf(({ state }) => state === 'confirmed-later')).toBeGreaterThan(1)
    expect(numberOf(({ state }) => state === 'cancelled')).toBeGreaterThan(20)
    expect(numberOf((one) => isOpen(one) && dueOn(one, paidUntil(one, '9999')) < today)).toBeGreaterThan(1)
    expect(numberOf((one) => owedOf(one) < 0)).toBeGreaterThan(0)
    expect(numberOf(({ movements }) => movements.some(({ way }) => way === 'card'))).toBeGreaterThan(200)
    const mails = Map.groupBy(all, ({ guest }) => guest.details.email)
    expect([...mails.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(50)
  })

  test.each(['2026-11-20', '2026-11-21', '2027-01-04', '2027-02-28', '2027-04-17'])(
    'on the change day %s guests arrive and leave',
    (day) => {
      const stays = [...generateLodgings({ ...options, lodgings: 300, today: day })].flatMap((one) => one.stays)
      const guests = stays.filter(({ kind }) => kind === 'guest')
      expect(guests.filter(({ arrival }) => arrival === day).length).toBeGreaterThan(0)
      expect(guests.filter(({ departure }) => departure === day).length).toBeGreaterThan(0)
    },
  )

  test('are the same for the same seed and day', () => {
    const few = { ...options, lodgings: 20 }
    expect([...generateLodgings(few)]).toEqual([...generateLodgings(few)])
  })

  test('are absent unless asked for', () => {
    const { hasBookings: _, ...without } = options
    expect([...generateLodgings({ ...without, lodgings: 20 })].flatMap(({ bookings }) => bookings)).toEqual([])
  })
})

test('every reservation number and every key is given once', () => {
  const rows = new Map<TableName, string[]>()
  for (const batch of generateCatalogue(options)) {
    for (const [table, column] of [
      ['booking', 1],
      ['ledger_entry', 1],
      ['bank_entry', 1],
      ['payment', 0],
      ['review_invitation', 1],
    ] as const) {
      const added = (batch.rows.get(table) ?? []).map((row) => String(row[column]))
      rows.set(table, [...(rows.get(table) ?? []), ...added])
    }
  }
  for (const [table, keys] of rows) expect(new Set(keys).size, table).toBe(keys.length)
  expect(rows.get('booking')?.every((number) => /^[1-9]\d{8}$/.test(number))).toBe(true)
})

test('a guest who pays everything at once pays before anything is due', () => {
  const plan = [
    { amount: 300, dueOn: addDays(today, -90) },
    { amount: 700, dueOn: addDays(today, -20) },
  ]
  const always = { next: () => 0, chance: () => true, int: (from: number) => from } as never
  const paid = paymentsOf(
    { plan, createdAt: `${addDays(today, -94)}T10:00:00+01:00`, paysByCard: false, today },
    always,
  )
  expect(paid.map(({ amount }) => amount)).toEqual([1000])
  expect(daysBetween(today, paid[0]?.bookedOn ?? '')).toBeLessThan(0)
})
