import type { EditionKey } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'
import { findPage } from '@marram/i18n/paths'
import { pictureUrl } from '@marram/ui/picture/picture-url.ts'
import { alternates, type EditionPaths } from '../kit/alternates.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { frameSettingsQuery } from './frame-queries.ts'
import { pageTitle } from './page-title.ts'

export type PageHead = {
  readonly path: string
  /** Paths in the other editions; without them the page's own path is translated. */
  readonly paths?: EditionPaths
  readonly title: string
  /** Page number of a list, from 1. */
  readonly page?: number
  readonly description: string
  readonly image?: string | null
  /** Excludes the page from search engines although its row in the page table says `index`. */
  readonly noIndex?: boolean
  readonly type?: 'website' | 'article'
}

/** Title, description, URLs in all editions and data for link previews. */
export function pageHead({ scope, messages, queryClient }: PageContext, page: PageHead) {
  const { own, all } = alternates(scope, page.path, page.paths)
  const further = page.page === undefined || page.page === 1 ? undefined : messages.ui.pageNumber(page.page)
  const title = pageTitle(page.title, messages.site.name, further)
  const [fallback] = queryClient.getQueryData(frameSettingsQuery(scope).queryKey)?.fallbackImages ?? []
  const shown = page.image ?? fallback
  const image = shown ? [{ property: 'og:image', content: shareImage(scope.origins[scope.edition], shown) }] : []
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...(page.noIndex || !isIndexed(scope.edition, page.path) ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:url', content: own },
      { property: 'og:site_name', content: messages.site.name },
      ...image,
    ],
    links: [
      { rel: 'canonical', href: own },
      ...all.map(({ hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
    ],
  }
}

function isIndexed(edition: EditionKey, path: string): boolean {
  return pageTable[findPage(edition, path) ?? 'content'].robots === 'index'
}

/** Link previews require an absolute URL and do not support the newest formats. */
function shareImage(origin: string, url: string): string {
  const absolute = url.startsWith('/') ? `${origin}${url}` : url
  return pictureUrl(absolute, { format: 'jpg', width: 1200, height: 630 })
}
