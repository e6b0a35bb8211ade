import { placeHold } from '@marram/booking/staff/hold-commands'
import { block } from '@marram/booking/staff/plan-answers'
import { readOnce } from '@marram/broker/staff/calendar-desk'
import { demoDay } from '@marram/demo/bookings/day'
import { editionByKey } from '@marram/domain/edition'
import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import type { Stay } from '@marram/domain/stay'
import { sql } from 'kysely'
import type { Day } from './day.ts'

type House = { readonly id: number; readonly name: string }

const source = 'kystferie'

/** Holds, blocks and calendars of a portal, one of which cannot be read. */
export async function workOnHouses(day: Day): Promise<void> {
  const { act, ago, today } = day
  const saturday = addDays(today, 20 - (isoWeekday(today) % 7))
  const first = { arrival: saturday, departure: addDays(saturday, 14) }
  const houses = await freeHouses(day, first, demoDay.holds.length + demoDay.blocks.length + 1)
  for (const [index, { by, for: heldFor, hours }] of demoDay.holds.entries()) {
    const house = houses.pop()
    const stay = { arrival: saturday, departure: addDays(saturday, 7) }
    if (house)
      await act({ by, at: ago(40 + 90 * index), command: placeHold }, { lodgingId: house.id, ...stay, heldFor, hours })
  }
  for (const [index, { by, purpose, nights, note }] of demoDay.blocks.entries()) {
    const house = houses.pop()
    const stay = { arrival: addDays(saturday, index), departure: addDays(saturday, index + nights) }
    if (house)
      await act({ by, at: ago(200 + 900 * index), command: block }, { house: house.id, ...stay, purpose, note })
  }
  await noteOwners(day)
  await leaveGaps(day)
  await readCalendars(day, houses.pop(), saturday)
}

async function freeHouses({ db }: Day, { arrival, departure }: Stay, limit: number): Promise<House[]> {
  const { rows } = await sql<House>`
    select id, name from lodging where status = 'active' and not exists (
      select from stay where lodging_id = lodging.id
        and daterange(arrival, departure) && daterange(${arrival}::date, ${departure}::date))
    order by md5(name) limit ${limit}`.execute(db)
  return rows
}

async function noteOwners({ db, today }: Day): Promise<void> {
  const { ownerNotes } = demoDay
  await sql`
    insert into house_block (stay_id, purpose, note)
    select id, 'owner', (${ownerNotes}::text[])[1 + id % ${ownerNotes.length}::integer] from stay
    where kind = 'owner' and source is null and departure > ${today}::date
    on conflict do nothing`.execute(db)
}

/** The newest houses are not translated yet. */
async function leaveGaps({ db }: Day): Promise<void> {
  await sql`
    update lodging_text set body = '' where language_id = ${editionByKey('en').languageId} and lodging_id in (
      select id from lodging order by published_on desc, id limit 2)`.execute(db)
}

/** A portal has sold nights of our guests, and another one has moved its calendar. */
async function readCalendars(
  { db, act, ago, now, today }: Day,
  free: House | undefined,
  saturday: IsoDay,
): Promise<void> {
  const { rows: sold } = await sql<House & Stay>`
    select lodging.id, lodging.name, stay.arrival, stay.departure from stay
    join booking on booking.stay_id = stay.id join lodging on lodging.id = stay.lodging_id
    where stay.arrival between ${today}::date + 7 and ${today}::date + 300 and booking.state = 'booked'
    order by md5(lodging.name) limit 2`.execute(db)
  for (const { name, arrival, departure } of sold) {
    const text = calendarOf([{ arrival: addDays(arrival, 1), departure }])
    await act({ by: 'svend', at: ago(330), command: readOnce }, { house: name, source, text })
  }
  if (!free) return
  const text = calendarOf([{ arrival: saturday, departure: addDays(saturday, 7) }])
  await act({ by: 'svend', at: ago(335), command: readOnce }, { house: free.name, source, text })
  await db
    .insertInto('lodging_calendar')
    .values({
      ...{ lodging_id: free.id, source: 'nordbo', url: 'https://nordbo.example/calendar/export.ics', tried_at: now },
      ...{ read_at: ago(3100), problem: 'The portal answers with 404.' },
    })
    .execute()
}

function calendarOf(stays: readonly Stay[]): string {
  const plain = (day: IsoDay) => day.replaceAll('-', '')
  const events = stays.flatMap(({ arrival, departure }, index) => [
    ...['BEGIN:VEVENT', `UID:${plain(arrival)}-${index}@kystferie.example`, `DTSTART;VALUE=DATE:${plain(arrival)}`],
    ...[`DTEND;VALUE=DATE:${plain(departure)}`, 'SUMMARY:Reserved', 'END:VEVENT'],
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kystferie//EN', ...events, 'END:VCALENDAR'].join('\r\n')
}
