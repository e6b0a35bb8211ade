import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.generated.ts'

type Counts = { houses: number; without: number; name: string | null }

/** Active houses, those of them without any photo, and one of these by name. */
export async function countHousesWithoutPhoto(db: Kysely<Database>): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as houses, count(*) filter (where not has_photo)::int as without,
      min(name) filter (where not has_photo) as name
    from (
      select name, exists (select from lodging_image where lodging_id = lodging.id) as has_photo
      from lodging where status = 'active'
    ) as house`.execute(db)
  return rows[0] ?? { houses: 0, without: 0, name: null }
}
