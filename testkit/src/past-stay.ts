import { inviteGuests } from '@marram/booking/review/invite-guests'
import type { Database } from '@marram/database/schema.generated'
import type { TestDatabase } from '@marram/database/testing/test-database'
import type { EditionKey } from '@marram/domain/edition'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { standardTerms } from '@marram/domain/terms'
import { type Kysely, sql } from 'kysely'

export type LanguageId = 1 | 2 | 7
type Stay = { readonly arrival: IsoDay; readonly departure: IsoDay }

const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const total = 70_000
const karen = {
  firstName: 'Karen',
  lastName: 'Møller',
  address: 'Strandvej 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+4512345678',
  wantsNewsletter: false,
}

/**
 * Adds a stay of this guest that ended three days ago, in a house that was free then, and the review invitation.
 * The past cannot be booked, so this inserts the rows.
 */
export async function addPastStay(
  { db }: Pick<TestDatabase, 'db'>,
  origins: Readonly<Record<EditionKey, string>>,
  { email, languageId }: { readonly email: string; readonly languageId: LanguageId },
): Promise<void> {
  const departure = addDays(copenhagenDay(new Date()), -3)
  const stay = { arrival: addDays(departure, -7), departure }
  const now = new Date()
  await db.transaction().execute(async (trx) => {
    const { id, lodging_id } = await takeHouse(trx, stay)
    await trx
      .insertInto('booking')
      .values({
        reservation_id: String(900_000_000 + Number(id)),
        state: 'completed',
        lodging_id,
        stay_id: id,
        ...stay,
        ...party,
        language_id: languageId,
        currency: 'EUR',
        total,
        quote: JSON.stringify(quoteOf(stay)),
        terms: JSON.stringify(standardTerms),
        guest: JSON.stringify({ ...karen, email }),
        pay_choice: 'invoice',
        created_at: now,
        changed_at: now,
      })
      .execute()
  })
  await inviteGuests({ db, origins, now: () => now, takes: { bank: () => ({}), card: null, provider: null } })
}

async function takeHouse(db: Kysely<Database>, { arrival, departure }: Stay) {
  const { rows } = await sql<{ id: number; lodging_id: number }>`
    insert into stay (lodging_id, kind, arrival, departure, adults)
    select lodging.id, 'guest', ${arrival}::date, ${departure}::date, 2 from lodging
    where not exists (select from stay where stay.lodging_id = lodging.id
      and daterange(stay.arrival, stay.departure) && daterange(${arrival}::date, ${departure}::date))
    order by lodging.id desc limit 1 returning id, lodging_id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('No house was free a week ago.')
  return row
}

function quoteOf(stay: Stay): object {
  const prices = { currency: 'EUR', total, normalTotal: total, transactionFee: 0 }
  return { kind: 'quote', stay, nights: 7, party, lines: [], discountTags: [], meteredEstimates: [], ...prices }
}
