import type { Favorite } from '@marram/contract/favorites/shapes'
import type { Database } from '@marram/database/schema.generated'
import type { Selectable } from 'kysely'

export function presentFavorite(row: Selectable<Database['favorite']>): Favorite {
  return {
    id: row.id,
    userId: row.user_id,
    // The only kind that the table takes.
    subjectType: 'lodging',
    subjectId: row.subject_id,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
