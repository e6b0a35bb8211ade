import type { Database } from '@marram/database/schema.generated'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'

export type Origin = {
  readonly id: number
  readonly latitude: number
  readonly longitude: number
  readonly maxPersons: number
}

export type CandidateFilter = { readonly lan: number; readonly isFree: RawBuilder<SqlBool> }

/** Candidates of a similar size, and some of any size, so that the largest houses have neighbours too. */
const fitting = 120
const anySize = 40

/** Free houses around another one, nearest first, by the index `lodging_near`. */
export async function findNear(
  db: Kysely<Database>,
  { id, latitude, longitude, maxPersons }: Origin,
  filter: CandidateFilter,
): Promise<number[]> {
  const nearest = (size: RawBuilder<SqlBool>, limit: number) => sql`
    (select lodging.id from lodging
    where ${isBookable(filter)} and lodging.id <> ${id} and ${size}
    order by point(longitude::float8 * 0.56, latitude::float8)
      <-> point(${longitude}::float8 * 0.56, ${latitude}::float8)
    limit ${limit})`
  const [least, most] = [Math.floor(maxPersons * 0.7), Math.ceil(maxPersons * 1.6)]
  const fits = sql<SqlBool>`lodging.max_persons between ${least} and ${most}`
  const { rows } = await sql<{ id: number }>`
    ${nearest(fits, fitting)} union ${nearest(sql<SqlBool>`true`, anySize)}`.execute(db)
  return rows.map((row) => row.id)
}

/** Best reviewed first; ties by id. */
export async function findBest(db: Kysely<Database>, limit: number, filter: CandidateFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select lodging.id from lodging where ${isBookable(filter)}
    order by lodging.review_score desc, lodging.id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * A house without a text in the language has no page. Avoids `exists`, which the planner turned into a join over the texts
 * of all houses.
 */
function isBookable({ lan, isFree }: CandidateFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`lodging.status = 'active'
    and (select true from lodging_text t where t.lodging_id = lodging.id and t.language_id = ${lan}) and ${isFree}`
}
