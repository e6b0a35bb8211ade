import type { SharedListView } from '@marram/contract/favorites/shared-list-view'
import type { SharedListTable } from '@marram/database/schema.generated'
import { lastReadDay } from '@marram/domain/shared-list'
import type { Selectable } from 'kysely'
import type { Db, OpenList } from './open-list.ts'

/** All data for readers, without keys, accounts and ids. */
export async function presentList(db: Db, { row, state, you }: OpenList): Promise<SharedListView> {
  const { id } = row
  const houses = await db
    .selectFrom('shared_list_house')
    .select('lodging_id')
    .where('list_id', '=', id)
    .orderBy('position')
    .execute()
  const people = await db
    .selectFrom('shared_list_person')
    .select(['number', 'name', 'is_owner as isOwner'])
    .where('list_id', '=', id)
    .orderBy('number')
    .execute()
  const votes = await db
    .selectFrom('shared_list_vote')
    .select(['person_number as person', 'lodging_id as lodgingId', 'vote'])
    .where('list_id', '=', id)
    .orderBy('person_number')
    .execute()
  const comments = await db
    .selectFrom('shared_list_comment')
    .select(['number', 'person_number as person', 'lodging_id as lodgingId', 'text', 'created_at'])
    .where('list_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    title: row.title,
    lodgingIds: houses.map(({ lodging_id }) => lodging_id),
    stay: stayOf(row),
    state,
    endsOn: row.ended_on !== null && row.ended_on < row.ends_on ? row.ended_on : row.ends_on,
    readableUntil: lastReadDay({ endsOn: row.ends_on, endedOn: row.ended_on }),
    people,
    votes,
    comments: comments.map(({ created_at, ...comment }) => ({ ...comment, writtenAt: created_at.toISOString() })),
    you,
  }
}

function stayOf({ arrival, duration, adults, children, infants, pets }: Selectable<SharedListTable>) {
  if (arrival === null || duration === null) return null
  const party = { adults: adults ?? 1, children: children ?? 0, infants: infants ?? 0, pets: pets ?? 0 }
  return { arrival, duration, party }
}
