import { defaultLocale } from '@marram/contract/content/model/entry'
import type { ContentContext, ViewedEntry } from '../context.ts'
import { isLink } from '../entry/links.ts'

/** The address of an entry; a department's is that of its page. */
export async function loadPath(
  { stored, locale, stage }: ViewedEntry,
  context: ContentContext,
): Promise<string | null> {
  const page = stored.type === 'department' ? stored.fields.page?.[defaultLocale] : null
  const id = isLink(page) ? page.sys.id : stored.id
  context.tags.entry(id, id === stored.id ? stored.type : 'page')
  return (await context.loads[stage].paths(id))?.get(locale) ?? null
}
