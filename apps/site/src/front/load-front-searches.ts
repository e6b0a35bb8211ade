import type { PageContext } from '../kit/scope/page-context.ts'
import { frontEntryQuery } from './front-entry.ts'

/** The searches that editors have put on the front page; the code for them comes only where there are any. */
export async function loadFrontSearches(context: PageContext): Promise<void> {
  const page = await context.queryClient.ensureQueryData(frontEntryQuery(context.scope))
  if (!page?.sections.some(({ __typename }) => __typename === 'SectionSearch')) return
  const { loadSearchesIn } = await import('../search/searches-of.ts')
  await loadSearchesIn(context, page.sections)
}
