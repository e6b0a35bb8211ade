import { pageTable } from '@marram/i18n/page-table'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useFrameSettings } from '../frame-queries.ts'

/** Where the search page stands: as the editors have named it, or where it stands unless they move it. */
export function useSearchPage(): string {
  const { edition } = usePageContext().scope
  const { search } = useFrameSettings().pages
  return search ?? pageTable.search.address[edition]
}
