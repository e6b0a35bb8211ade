import { type PackingList, packingList } from '@marram/domain/booking/packing-list'
import { type FacilityKey, findFacilityById } from '@marram/domain/facility'
import type { Inside } from '../booking/context.ts'
import type { OwnBooking } from '../change/find-booking.ts'

/** What to bring, from what the house has during this stay and what the booking holds. */
export async function loadPacking({ row, quote, party }: OwnBooking, { db }: Pick<Inside, 'db'>): Promise<PackingList> {
  const { arrival, departure } = row
  const rows = await db
    .selectFrom('lodging_facility')
    .where('lodging_id', '=', row.lodging_id)
    .where('value', 'not in', ['0', ''])
    // A pool may be open in summer alone.
    .where(({ or, eb }) => or([eb('from_date', 'is', null), eb('from_date', '<=', arrival)]))
    .where(({ or, eb }) => or([eb('to_date', 'is', null), eb('to_date', '>=', departure)]))
    .select('facility_id')
    .execute()
  const keys = new Set<FacilityKey>(rows.flatMap(({ facility_id: id }) => findFacilityById(id)?.key ?? []))
  const types = new Set(quote.lines.flatMap((line) => ('itemId' in line ? [line.type] : [])))
  return packingList({ has: (key) => keys.has(key), ordered: (type) => types.has(type), party })
}
