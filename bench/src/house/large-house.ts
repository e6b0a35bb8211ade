import type { Agency } from '@marram/testkit/agency'
import { sql } from 'kysely'

const pictures = 99
const reviews = 999

/** Gives a house the maximum number of pictures and reviews. */
export async function makeLargeHouse({ database: { db } }: Agency): Promise<string> {
  const house = await db
    .selectFrom('lodging')
    .where('status', '=', 'active')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into lodging_image (lodging_id, sort_order, url, tag_ids, width, height, file_size)
    select own.lodging_id, number, own.url, own.tag_ids, own.width, own.height, own.file_size
    from generate_series(${pictures / 9 + 30}::int, ${pictures * 2}::int) number
    join lodging_image own on own.lodging_id = ${house.id} and own.sort_order = number % 8 + 1
    limit ${pictures}`.execute(db)
  await sql`
    insert into review (lodging_id, type, language_id, name, place, iso_country, date, rating, answer_text)
    select ${house.id}, 2, (array[1, 2, 7])[number % 3 + 1], 'Gast ' || number, 'Kiel', 'DE',
      current_date - number % 700, number % 5 + 1, repeat('Das Haus liegt windgeschützt, und der Weg ist kurz. ', number % 6 + 1)
    from generate_series(1, ${reviews}::int) number`.execute(db)
  return house.name
}
