import { type RawBuilder, sql } from 'kysely'

/** True where each word occurs in one of these text columns, in any case. Always true without words. */
export function matchesWords(search: string, columns: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql<boolean>`true`
  const occurs = (word: string) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql`(${sql.join(
      columns.map((column) => sql`${column} ilike ${pattern}`),
      sql` or `,
    )})`
  }
  return sql<boolean>`(${sql.join(words.map(occurs), sql` and `)})`
}

/** A filter of a list; always true without a value. */
export function equals(column: RawBuilder<unknown>, value: string | number | boolean | undefined): RawBuilder<boolean> {
  return value === undefined ? sql<boolean>`true` : sql<boolean>`${column} = ${value}`
}
