import type { Edition } from '@marram/domain/edition'
import type { BrokerContext } from '../context.ts'

const everyEdition = 0

/** In the requested order. A redirect of the edition overrides one for all editions. */
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

const longestPath = 2000

/**
 * Normalises a path as the redirect table stores it: decoded, lower case, a slash at both ends, no query and no hash.
 * Null if it cannot be one of our paths.
 */
export function parseSpecifier(input: string): string | null {
  const path = decode(input.split(/[?#]/, 1)[0] ?? '')
  if (path === null || path.length > longestPath || /[\s\\\0]|\/\/|:\//.test(path)) return null
  const inner = path.toLowerCase().replace(/^\/|\/$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
