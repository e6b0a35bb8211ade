import type { Database } from '@marram/database/schema.generated'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { type Kysely, sql } from 'kysely'

const weeksBack = 60
const weeksOn = 90

/**
 * Fills the calendars of all houses with about two weeks of three, from a year back to the end of the plan: bookings,
 * and now and then an owner's week. The same in each run.
 */
export function seedBookings(db: Kysely<Database>, today: IsoDay, count: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Takes longer than any statement of a guest may.
    await sql`set local statement_timeout = 0`.execute(trx)
    return seed(trx, today, count)
  })
}

async function seed(db: Kysely<Database>, today: IsoDay, count: number): Promise<number> {
  const saturday = addDays(today, -7 * weeksBack)
  await sql`
    insert into stay (lodging_id, kind, arrival, departure, adults)
    select lodging_id, kind, arrival, arrival + 7, 2 from (
      select lodging.id as lodging_id, week, ${saturday}::date + 7 * week + (lodging.id % 3) as arrival,
        case when (lodging.id::bigint * 31 + week * 17) % 23 = 0 then 'owner' else 'guest' end as kind
      from lodging, generate_series(0, ${weeksBack + weeksOn}) as week
      where (lodging.id::bigint * 7919 + week * 104729) % 1000 < 620) wanted
    on conflict do nothing`.execute(db)
  await sql`
    insert into booking (reservation_id, state, lodging_id, stay_id, arrival, departure, adults, children, infants, pets,
      language_id, currency, total, quote, guest, pay_choice, created_at, changed_at, terms)
    select (100000000 + row_number() over ())::text,
      case when departure <= ${today} then 'completed' else 'booked' end, lodging_id, id, arrival, departure,
      2, 0, 0, 0, 2, 'EUR', 80000, '{}', jsonb_build_object('firstName', 'Ida', 'lastName', 'Holm ' || id % 900),
      'invoice', now(), now(), '{}'
    from stay where kind = 'guest' and not exists (select from booking where stay_id = stay.id)
    order by id limit ${count}`.execute(db)
  await sql`analyze stay, booking`.execute(db)
  const { rows } = await sql<{ bookings: number }>`select count(*)::int as bookings from booking`.execute(db)
  return rows[0]?.bookings ?? 0
}
