import { defaultLocale } from '@marram/contract/content/model/entry'
import { sql } from 'kysely'
import type { ContentContext, Paths, StoredEntry } from '../context.ts'
import type { Slice } from '../graphql/limits.ts'
import type { View } from '../graphql/resolve-links.ts'
import { normalPath } from './path.ts'

export type RouteAnswer = {
  readonly entry: { readonly id: string; readonly type: string }
  readonly routes: readonly { readonly locale: string; readonly path: string }[]
  readonly redirect: { readonly to: string; readonly isPermanent: boolean } | null
}

/** The entry at an address, or the address of an entry; null if there is none. */
export async function findRouteData(
  at: { slug: string } | { sysId: string },
  view: View,
  context: ContentContext,
): Promise<RouteAnswer | null> {
  const id = 'sysId' in at ? at.sysId : await findIdAt(normalPath(at.slug), view, context)
  const stored = id === null ? null : await context.loads[view.stage].entry(id)
  if (id !== null) context.tags.entry(id, stored?.type ?? null)
  if (!stored) context.tags.add('routes')
  if (stored?.type === 'redirect') {
    // A page or another redirect that gets this address later takes precedence.
    context.tags.add('routes')
    context.tags.type('redirect')
  }
  return stored && present(stored, await context.loads[view.stage].paths(stored.id))
}

/** A redirect of the edition overrides one for all editions. */
async function findIdAt(path: string, { stage, locale }: View, { db }: ContentContext): Promise<string | null> {
  const value = (field: string) => sql<string | null>`${sql.ref(stage)} #>> array[${field}, ${defaultLocale}]::text[]`
  const { rows } = await sql<{ id: string }>`
    select id from (
      select entry_id as id, 0 as rank from content_route
      where stage = ${stage} and locale = ${locale} and path = ${path}
      union all
      select id, case when ${value('locale')} is null then 2 else 1 end from content_entry
      where type = 'redirect' and ${sql.ref(stage)} is not null
        and '/' || lower(trim(both '/' from ${value('from')})) || '/' = ${path}
        and coalesce(nullif(${value('locale')}, ''), ${locale}) = ${locale}
    ) found order by rank, id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

function present(stored: StoredEntry, paths: Paths | null): RouteAnswer {
  const field = (name: string): unknown => stored.fields[name]?.[defaultLocale]
  const to = stored.type === 'redirect' ? field('to') : null
  return {
    entry: { id: stored.id, type: stored.type },
    routes: [...(paths ?? [])].map(([locale, path]) => ({ locale, path })),
    redirect: typeof to === 'string' ? { to, isPermanent: field('isPermanent') === true } : null,
  }
}

/** Published entries with an address, by id. */
export async function loadRoutes({ limit, skip }: Slice, { db, loads, tags }: ContentContext) {
  tags.add('routes')
  const { rows } = await sql<{ id: string; type: string; published_at: Date; no_index: boolean | null; total: number }>`
    select e.id, e.type, e.published_at, (e.published #>> array['noIndex', ${defaultLocale}])::boolean as no_index,
      count(*) over () as total
    from content_entry e
    where exists (select from content_route r where r.entry_id = e.id and r.stage = 'published')
    order by e.id limit ${limit} offset ${skip}`.execute(db)
  const items = await Promise.all(
    rows.map(async ({ id, type, published_at: publishedAt, no_index: isHidden }) => ({
      entry: { id, type },
      routes: [...((await loads.published.paths(id)) ?? [])].map(([locale, path]) => ({ locale, path })),
      publishedAt,
      isIndexed: isHidden !== true,
    })),
  )
  for (const { type } of rows) tags.type(type)
  return { total: rows[0]?.total ?? 0, limit, skip, items }
}
