import { usePageContext } from '../../kit/scope/page-context.ts'
import { ErrorView } from './error-view.tsx'

/** Any other error in our own words. */
export function ErrorPage() {
  const { messages } = usePageContext()
  return (
    <ErrorView title={messages.error.otherTitle}>
      <p>{messages.error.otherText}</p>
    </ErrorView>
  )
}
