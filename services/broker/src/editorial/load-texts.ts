import type { Edition } from '@marram/domain/edition'
import type { BrokerContext } from '../context.ts'

/** In the order of the names. */
export async function loadTexts({ db, tag }: BrokerContext, names: readonly string[], { languageId }: Edition) {
  tag(...names.map((name) => `text:${name}`))
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('named_text')
    .where('name', 'in', names)
    .where('language_id', '=', languageId)
    .select(['name', 'html'])
    .execute()
  return inOrder(names, new Map(rows.map((row) => [row.name, { name: row.name, html: row.html }])))
}

/** In the order of the keys. */
export async function loadMeta({ db, tag }: BrokerContext, keys: readonly string[]) {
  tag(...keys.map((key) => `meta:${key}`))
  if (keys.length === 0) return []
  const rows = await db.selectFrom('meta').where('key', 'in', keys).select(['key', 'value']).execute()
  return inOrder(keys, new Map(rows.map((row) => [row.key, { key: row.key, value: row.value }])))
}

function inOrder<T>(keys: readonly string[], found: ReadonlyMap<string, T>): T[] {
  return keys.flatMap((key) => found.get(key) ?? [])
}
