import { defaultLocale } from '@marram/contract/content/model/entry'
import type { ContentContext, SeenEntry } from '../context.ts'
import { isLink } from '../entry/links.ts'

/** An office is found at the page that it names. */
export async function loadPath({ stored, locale, stage }: SeenEntry, context: ContentContext): Promise<string | null> {
  const page = stored.type === 'department' ? stored.fields.page?.[defaultLocale] : null
  const id = isLink(page) ? page.sys.id : stored.id
  context.tags.entry(id, id === stored.id ? stored.type : 'page')
  return (await context.loads[stage].paths(id))?.get(locale) ?? null
}
