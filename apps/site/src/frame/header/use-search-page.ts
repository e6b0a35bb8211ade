import { pageTable } from '@marram/i18n/page-table'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useFrameSettings } from '../frame-queries.ts'

/** The path of the search page: as set by editors, or the default. */
export function useSearchPage(): string {
  const { edition } = usePageContext().scope
  const { search } = useFrameSettings().pages
  return search ?? pageTable.search.address[edition]
}
