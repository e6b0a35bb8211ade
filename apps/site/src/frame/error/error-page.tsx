import { usePageContext } from '../../kit/scope/page-context.ts'
import { ServedPageOr } from '../../kit/served-page.tsx'
import { ErrorView } from './error-view.tsx'

/** The page for every error but a 404. */
export function ErrorPage() {
  const { messages } = usePageContext()
  return (
    <ServedPageOr>
      <ErrorView title={messages.error.otherTitle}>
        <p>{messages.error.otherText}</p>
      </ErrorView>
    </ServedPageOr>
  )
}
