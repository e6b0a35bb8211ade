import type { Asset } from '@marram/contract/content/simple-shapes'
import type { PageContext } from '../scope/page-context.ts'
import type { EntryView } from './entry-view.ts'

/** Meta data of a page for search engines and link previews. */
export type EntryHead = {
  readonly title: string
  readonly page: number
  readonly description: string
  readonly image: string | null
  readonly noIndex: boolean
}

type Described = {
  readonly title: string | null
  readonly seoTitle?: string | null
  readonly seoDescription?: string | null
  readonly intro?: string | null
  readonly excerpt?: string | null
  readonly image?: Asset | null
}

export function headOfEntry(view: EntryView, { messages }: PageContext, page: number): EntryHead {
  const described = describedOf(view)
  const title = described.seoTitle || described.title || messages.site.title
  return {
    title,
    page,
    description: described.seoDescription || described.intro || described.excerpt || messages.site.description,
    image: described.image?.url ?? null,
    noIndex: view.kind === 'page' && view.page.noIndex === true,
  }
}

function describedOf(view: EntryView): Described {
  switch (view.kind) {
    case 'page':
      return view.page
    case 'blog':
      return view.post
    case 'job':
      return view.job
    case 'street':
      return view.street
    case 'area':
      return view.area
    case 'category':
      return { ...view.category, title: view.category.pageTitle ?? view.category.title }
  }
}
