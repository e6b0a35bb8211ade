import type { ClientBase } from 'pg'
import { pausedField } from './merge.ts'

export type ChangedHouse = {
  readonly name: string
  readonly kind: 'added' | 'changed' | 'paused'
  /** Fields of a changed house, as in a catalogue file. */
  readonly fields: readonly string[]
}

/** The first houses that an import changes. */
export type Changes = readonly ChangedHouse[]

const maxChanges = 200

/** Reads what `merge` recorded. */
export async function loadChanges(client: ClientBase): Promise<Changes> {
  const { rows } = await client.query<ChangedHouse>(
    `select lodging.name,
       case when id in (select id from import_new) then 'added'
         when every(field is not distinct from $1) then 'paused' else 'changed' end as kind,
       coalesce(array_agg(distinct field) filter (where field <> $1), '{}') as fields
     from import_changed join lodging on lodging.id = lodging_id
     group by lodging.id order by lodging.name limit ${maxChanges}`,
    [pausedField],
  )
  return rows.map(({ name, kind, fields }) => {
    return { name, kind, fields: kind === 'changed' ? fields.map(fieldName).toSorted() : [] }
  })
}

/** `max_persons` is maxPersons in a file. */
function fieldName(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
