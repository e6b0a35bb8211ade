import type { PlanConflict, PlanHouses } from '@marram/contract/desk/plan'
import type { Database } from '@marram/database/schema.generated'
import { editionByKey } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import type { EditionKey } from '@marram/i18n/edition-key'
import { type Kysely, sql } from 'kysely'

type Db = Kysely<Database>

/** All houses, paused ones too, by place and name. */
export async function loadPlanHouses(db: Db, language: EditionKey, today: IsoDay): Promise<PlanHouses> {
  const [areas, places, houses, conflicts] = await Promise.all([
    db.selectFrom('area').select(['id', 'name']).orderBy('name').execute(),
    db.selectFrom('location').select(['id', 'name', 'area_id as area']).orderBy('name').execute(),
    loadHouses(db, editionByKey(language).languageId),
    loadConflicts(db, today),
  ])
  return { areas, places, houses, conflicts }
}

async function loadHouses(db: Db, languageId: number): Promise<PlanHouses['houses']> {
  const rows = await db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .leftJoin('lodging_text', (join) =>
      join
        .onRef('lodging_text.lodging_id', '=', 'lodging.id')
        .on(sql<boolean>`lodging_text.language_id = ${languageId}`),
    )
    .select(['lodging.id', 'lodging.name', 'title', 'location.id as place', 'max_persons as persons', 'status'])
    .orderBy('area.name')
    .orderBy('location.name')
    .orderBy('lodging.name')
    .execute()
  return rows.map(({ id, name, title, place, persons, status }) => {
    return [id, name.toUpperCase(), title ?? '', place, persons, status === 'paused' ? 1 : 0]
  })
}

async function loadConflicts(db: Db, today: IsoDay): Promise<PlanConflict[]> {
  const { rows } = await sql<PlanConflict>`
    select lodging_id as house, source, stay ->> 'arrival' as arrival, stay ->> 'departure' as departure
    from lodging_calendar, jsonb_array_elements(conflicts) as stay
    where conflicts <> '[]' and stay ->> 'departure' > ${today} order by arrival, house`.execute(db)
  return rows
}
