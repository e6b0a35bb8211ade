import { Outlet } from '@tanstack/react-router'
import { ErrorPage } from '../pages/error/error-page.tsx'
import { NotFoundPage } from '../pages/error/not-found-page.tsx'
import { globalError } from '../state/global-error.ts'
import { useStore } from '../state/store.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageCounter } from './page-counter.tsx'
import { useEditorTools } from './use-editor-tools.ts'
import { useLinkNavigation } from './use-link-navigation.ts'

/** What stands around every page. A global error takes the place of the page until it is cleared. */
export function Root() {
  useLinkNavigation()
  const error = useStore(globalError)
  const EditorTools = useEditorTools()
  return (
    <>
      <NavigationProgress />
      {error === null ? <Outlet /> : error.statusCode === 404 ? <NotFoundPage /> : <ErrorPage />}
      {EditorTools ? <EditorTools /> : null}
      <PageCounter />
    </>
  )
}
