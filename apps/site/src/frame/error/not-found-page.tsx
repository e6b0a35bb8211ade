import { usePageContext } from '../../kit/scope/page-context.ts'
import { useShownPath } from '../../kit/scope/use-shown-path.ts'
import { ErrorView } from './error-view.tsx'

/** The 404 page with built-in texts, used where the editors' 404 page is not loaded. */
export function NotFoundPage({ path: asked }: { path?: string | undefined }) {
  const { messages } = usePageContext()
  const here = useShownPath()
  const path = asked ?? here
  return (
    <ErrorView title={messages.error.notFoundTitle} path={path}>
      <p>{messages.error.notFoundText}</p>
    </ErrorView>
  )
}
