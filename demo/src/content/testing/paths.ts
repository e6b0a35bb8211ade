import type { ContentEntry } from '@marram/contract/content/model/entry'
import type { Locale } from '@marram/domain/edition'
import { linksIn, textIn } from './walk.ts'

const frontSlugs: readonly string[] = ['forside', 'titelseite', 'frontpage']

/** The path of a page in an edition, including its parents. */
export function pagePath(entry: ContentEntry, locale: Locale, byId: ReadonlyMap<string, ContentEntry>): string {
  const segments: string[] = []
  let at: ContentEntry | undefined = entry
  while (at !== undefined) {
    segments.unshift(textIn(at, 'slug', locale))
    const [parent] = linksIn(at.fields.parent)
    at = parent && byId.get(parent.id)
  }
  return segments.length === 1 && frontSlugs.includes(segments[0] ?? '') ? '/' : `/${segments.join('/')}/`
}
