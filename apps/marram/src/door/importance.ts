import { pageTable } from '@marram/i18n/page-table'

/** Least important first: what is refused first when the program is behind. */
export const importances = ['picture', 'page', 'search', 'sale'] as const
export type Importance = (typeof importances)[number]

const searchPages = Object.values(pageTable.search.address)

/** The first rule that matches; `always` is never refused here. Streams and uploads last long and have their own limits. */
const rules: readonly (readonly [RegExp, Importance | 'always'])[] = [
  [/^\/(?:healthz|readyz|metrics|robots\.txt|favicon|apple-touch-icon|assets\/|builds\/|agency\/)/, 'always'],
  [/^\/api\/(?:version|preview|doctor|favorites\/events)\b/, 'always'],
  [/\/(?:events|upload|photos?)\/?$/, 'always'],
  [/^\/services\/images\//, 'picture'],
  [/^\/services\/(?:content\/|workers\/bridge\/telemetry|broker\/ical\/|booking\/(?:related|stats|views)\b)/, 'page'],
  [/^\/api\/getCompiledRouteData\b|_payload\.json$/, 'page'],
  [/^\/(?:api\/search|services\/(?:search|broker))(?:\/|$)/, 'search'],
  [/^\/(?:booking|account|desk|api\/(?:booking|session)|services\/(?:booking|auth))(?:\/|$)/, 'sale'],
]

/** The worth of a request to guest and agency. Whatever a guest sends is as important as a booking. */
export function importanceOf(method: string, path: string): Importance | 'always' {
  const rule = rules.find(([pattern]) => pattern.test(path))
  if (rule) return rule[1]
  if (method !== 'GET' && method !== 'HEAD') return 'sale'
  return searchPages.some((address) => path.startsWith(address)) ? 'search' : 'page'
}
