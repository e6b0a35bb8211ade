import { defaultLocale, type EntryFields } from '@marram/contract/content/model/entry'
import { editions, type Locale } from '@marram/domain/edition'
import { isLink } from '../entry/links.ts'

/** The parts of an entry that its address depends on. */
export type RouteSource = {
  readonly id: string
  readonly type: string
  readonly slugs: ReadonlyMap<Locale, string>
  readonly parentId: string | null
  /** The template of a page, or the type of a category. */
  readonly kind: string | null
  /** The page of the setting `blog` or of a department. */
  readonly pageId: string | null
  readonly key: string | null
  readonly redirect: { readonly from: string; readonly to: string; readonly locale: string | null } | null
}

/** Fields that addresses depend on. */
export const routeFields = ['slug', 'parent', 'template', 'type', 'page', 'key', 'from', 'to', 'locale'] as const
export const routedTypes: readonly string[] = [
  'page',
  'blog',
  'job',
  'category',
  'street',
  'area',
  'setting',
  'redirect',
]

export function toRouteSource(id: string, type: string, fields: EntryFields): RouteSource {
  const word = (field: string): string | null => asText(fields[field]?.[defaultLocale])
  const linked = (field: string): string | null => {
    const link = fields[field]?.[defaultLocale]
    return isLink(link) ? link.sys.id : null
  }
  const slugs = editions.flatMap(({ locale }): [Locale, string][] => {
    const slug = asText(fields.slug?.[locale])
    return slug === null ? [] : [[locale, slug]]
  })
  const from = word('from')
  const to = word('to')
  return {
    id,
    type,
    slugs: new Map(slugs),
    parentId: linked('parent'),
    kind: word(type === 'page' ? 'template' : 'type'),
    pageId: linked('page'),
    key: word('key'),
    redirect: type === 'redirect' && from !== null && to !== null ? { from, to, locale: word('locale') } : null,
  }
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null)
