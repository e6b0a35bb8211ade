import { createFileRoute } from '@tanstack/react-router'
import { DeferredEntryPage } from '../editorial/deferred-entry-page.tsx'
import { EditorialErrorPage, EditorialNotFoundPage } from '../editorial/error/editorial-errors.tsx'
import { searchRoute } from '../search/search-route.ts'
import { SearchRoutePage } from '../search/search-route-page.tsx'

// Components are named here and not in the shared part: only then does each come in a script of its own.
export const Route = createFileRoute('/ferienhaus-suche')({
  ...searchRoute,
  component: () => <SearchRoutePage OtherPage={DeferredEntryPage} />,
  notFoundComponent: EditorialNotFoundPage,
  errorComponent: EditorialErrorPage,
})
