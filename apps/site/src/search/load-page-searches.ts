import { type EntryView, hasSearch } from '../kit/entry/entry-view.ts'
import type { PageContext } from '../kit/scope/page-context.ts'

/** Loads the searches and the search box of an editors' page; their code is fetched only if there are any. */
export async function loadPageSearches(context: PageContext, view: EntryView, query: string): Promise<void> {
  await Promise.all([loadSearches(context, view, query), loadBox(context, view)])
}

async function loadSearches(context: PageContext, view: EntryView, query: string): Promise<void> {
  if (!hasSearch(view)) return
  const { loadSearchesOf } = await import('./searches-of.ts')
  await loadSearchesOf(context, view, query)
}

async function loadBox(context: PageContext, view: EntryView): Promise<void> {
  if (view.kind !== 'page' || !view.page.showSearchBox) return
  const { loadSearchBox } = await import('./box/load-search-box.ts')
  await loadSearchBox(context)
}
