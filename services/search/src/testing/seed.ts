import type { Database } from '@marram/database/schema.generated'
import { seedLodging, seedResort, seedSeason } from '@marram/database/testing/seed-catalogue'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

const spot = { location: 48, street: 5, latitude: 55.558, longitude: 8.131 }
const since = '2026-01-01'

/** One resort with one street, and a year sold by the week from Saturday to Saturday. */
export async function seedCoast(db: Db): Promise<void> {
  await seedResort(db, { area: 1, slug: 'blavand', name: 'Blåvand', streetName: 'Fyrvej', ...spot })
  await seedSeason(db, { id: 1, key: 'all', from: '2027-01-02', until: '2028-01-01', maxNights: 14, since })
}

export type LodgingSeed = Readonly<{ id: number; euro?: number; sauna?: boolean; title?: string }>

export async function seedBookableLodging(db: Db, { id, euro = 700, sauna = false, title = 'Ved fyret' }: LodgingSeed) {
  const texts = { titles: { 1: title, 2: title, 7: title }, body: 'Text' }
  await seedLodging(db, {
    ...{ id, ...spot, ...texts, latitude: 55.56, longitude: 8.13, address: `Fyrvej ${id}` },
    ...{ weekPriceEur: euro, seasons: [1], pricesSince: since },
    facilities: sauna ? [['sauna', 1]] : [],
  })
}
