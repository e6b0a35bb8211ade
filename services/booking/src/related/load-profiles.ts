import type { Database } from '@marram/database/schema.generated'
import { facilityByKey } from '@marram/domain/facility'
import { standoutFacilities } from '@marram/domain/facility/appearance'
import type { IsoDay } from '@marram/domain/iso-day'
import type { LodgingProfile } from '@marram/domain/related'
import { type Kysely, sql } from 'kysely'

const standoutIds = standoutFacilities.map((key) => facilityByKey(key).id)

/** The compared properties of all these houses, in one statement. */
export async function loadProfiles(
  db: Kysely<Database>,
  ids: readonly number[],
  today: IsoDay,
): Promise<Map<number, LodgingProfile>> {
  const { rows } = await sql<LodgingProfile>`
    select lodging.id, location.area_id as "areaId", lodging.latitude, lodging.longitude,
      lodging.max_persons as "maxPersons",
      coalesce((
        select nullif(regexp_replace(value, '\\D', '', 'g'), '')::int from lodging_facility
        where lodging_id = lodging.id and facility_id = ${facilityByKey('bedrooms').id} limit 1), 0) as bedrooms,
      array(
        select distinct facility_id from lodging_facility
        where lodging_id = lodging.id and facility_id = any(${standoutIds}::int[])
          and value not in ('', '0', 'false')) as standout,
      (select avg(week_price_eur) from lodging_season_price price
        join season on season.id = price.season_id and season.ends_on > ${today}::date
        where price.lodging_id = lodging.id) as "weekPrice"
    from lodging join location on location.id = lodging.location_id
    where lodging.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
