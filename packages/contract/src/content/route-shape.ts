import type { Locale } from '@marram/domain/edition'
import * as v from 'valibot'
import { text } from './shape-parts.ts'

/** One path per locale; null if the entry is missing in that edition. */
export type Routes = Record<Locale, string | null>

export type RouteData = {
  entry: { id: string; type: string }
  routes: Routes
  redirect?: { to: string; isPermanent: boolean }
}

const routes = v.pipe(
  v.array(v.object({ locale: v.string(), path: v.string() })),
  v.transform((list): Routes => {
    const found = new Map(list.map(({ locale, path }) => [locale, path]))
    return {
      'da-DK': found.get('da-DK') ?? null,
      'de-DE': found.get('de-DE') ?? null,
      en: found.get('en') ?? null,
    }
  }),
)
const entry = v.object({ id: v.string(), type: v.string() })

export const routeData = v.pipe(
  v.object({ entry, routes, redirect: v.nullable(v.object({ to: v.string(), isPermanent: v.boolean() })) }),
  v.transform(({ redirect, ...found }): RouteData => ({ ...found, ...(redirect && { redirect }) })),
)

/** The reply of the site's `POST /api/getCompiledRouteData`. */
export const compiledRouteData = v.object({
  entry,
  routes: v.object({ 'da-DK': text, 'de-DE': text, en: text }),
  redirect: v.exactOptional(v.object({ to: v.string(), isPermanent: v.boolean() })),
})

/** One line of the list of all addresses, for sitemaps and checks. */
export const routeEntry = v.object({ entry, routes, publishedAt: text, isIndexed: v.boolean() })
export type RouteEntry = v.InferOutput<typeof routeEntry>
