import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'

type Town = { id: number; name: string; latitude: number; longitude: number; lodgingCount: number }

/** Loads the towns of all areas on the first call, so that a query without towns loads none. */
export function locationsByArea(db: Kysely<Database>): (areaId: number) => Promise<Town[]> {
  let loading: ReturnType<typeof loadTowns> | undefined
  return async (areaId) => {
    loading ??= loadTowns(db)
    return (await loading).get(areaId) ?? []
  }
}

async function loadTowns(db: Kysely<Database>): Promise<ReadonlyMap<number, Town[]>> {
  const rows = await db
    .selectFrom('location')
    .leftJoin('lodging', (join) =>
      join.onRef('lodging.location_id', '=', 'location.id').on('lodging.status', '=', 'active'),
    )
    .groupBy('location.id')
    .select(['location.id', 'location.area_id', 'location.name', 'location.latitude', 'location.longitude'])
    .select((eb) => eb.fn.count<number>('lodging.id').as('lodging_count'))
    .orderBy('location.latitude', 'desc')
    .orderBy('location.id')
    .execute()
  const towns = rows.map(({ area_id, lodging_count, ...town }) => ({
    areaId: area_id,
    town: { ...town, lodgingCount: Number(lodging_count) },
  }))
  const byArea = new Map<number, Town[]>()
  for (const { areaId, town } of towns) byArea.set(areaId, [...(byArea.get(areaId) ?? []), town])
  return byArea
}
