import type { Edition } from '@marram/domain/edition'
import type { BrokerContext } from '../context.ts'
import { parseSpecifier } from './specifier.ts'

const everyEdition = 0

/** In the order asked for. An edition's own redirect goes before one for all editions. */
export async function loadRedirects(
  { db, tag }: BrokerContext,
  specifiers: readonly string[],
  { languageId }: Edition,
) {
  tag('redirects')
  const paths = [...new Set(specifiers.flatMap((specifier) => parseSpecifier(specifier) ?? []))]
  if (paths.length === 0) return []
  const rows = await db
    .selectFrom('redirect')
    .where('from_path', 'in', paths)
    .where('language_id', 'in', [everyEdition, languageId])
    .selectAll()
    .orderBy('language_id')
    .execute()
  const byPath = new Map(rows.map((row) => [row.from_path, row]))
  return paths.flatMap((path) => {
    const row = byPath.get(path)
    return row ? [{ from: row.from_path, to: row.to_target, isPermanent: row.is_permanent }] : []
  })
}
