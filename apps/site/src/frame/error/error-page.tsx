import { usePageContext } from '../../kit/scope/page-context.ts'
import { ErrorView } from './error-view.tsx'

/** The page for every error but a 404. */
export function ErrorPage() {
  const { messages } = usePageContext()
  return (
    <ErrorView title={messages.error.otherTitle}>
      <p>{messages.error.otherText}</p>
    </ErrorView>
  )
}
